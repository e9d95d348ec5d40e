import { furtherScreens, guardedScreens } from '#rules/access';
import { Heading, Link, List, PageSection, Stack, Text } from '#design-system';
import { FormattedMessage, type IntlShape } from 'react-intl';
import { doorAddress } from '../platform/addresses/door-address.ts';
import { eventDeskAddress } from '../platform/addresses/event-desk-address.ts';
import { packetAddress } from '../platform/addresses/packet-address.ts';
import { unmatchedPath } from '../platform/addresses/unmatched-path.ts';
import { dataOf } from '../platform/client/client.ts';
import type { MessageId } from '../platform/messages/messages.ts';
import type { Head, LoadInput } from '../platform/shell/screen.ts';
import { desk } from '../platform/addresses/desk-addresses.ts';
import { roomingAddress } from '../platform/addresses/rooming-address.ts';
import { saturdaysPath } from '../platform/addresses/saturdays-path.ts';

/** Does not use the data; the request fails outside the demonstration, where the page does not exist. */
export async function load({ api }: LoadInput) {
  await dataOf(api.GET('/demo/mail'));
}

export function head(intl: IntlShape): Head {
  return { title: intl.formatMessage({ id: 'demoGuide.title' }), description: '', isPrivate: true };
}

interface Group {
  readonly title: MessageId;
  /** A sentence with a link in it, and the link's address. */
  readonly steps: readonly (readonly [text: MessageId, href: string])[];
}

const groups: readonly Group[] = [
  {
    title: 'demoGuide.visitor.title',
    steps: [
      ['demoGuide.visitor.register', '/retreat-registration?id=demo-retreat'],
      ['demoGuide.visitor.wait', '/events/demo-family-retreat'],
      ['demoGuide.visitor.payPal', '/retreat-registration?id=washington-dc-convention-2027'],
      ['demoGuide.visitor.prayer', '/prayer'],
      ['demoGuide.visitor.mail', '/demo/mail'],
    ],
  },
  {
    title: 'demoGuide.desk.title',
    steps: [
      ['demoGuide.desk.find', desk.list],
      ['demoGuide.desk.overdue', desk.partiesOf('demo-retreat', { payment: 'overdue' })],
      ['demoGuide.desk.help', desk.partiesOf('demo-retreat', { payment: 'help' })],
      ['demoGuide.desk.waiting', desk.waitingList('demo-family-retreat')],
      ['demoGuide.desk.new', desk.newParty('demo-retreat')],
      ['demoGuide.desk.door', doorAddress('demo-prayer-days')],
      ['demoGuide.desk.signatures', `${furtherScreens.unsignedWaivers.path}?event=demo-silent-retreat`],
      ['demoGuide.desk.unmatched', unmatchedPath],
    ],
  },
  {
    title: 'demoGuide.events.title',
    steps: [
      ['demoGuide.events.overview', guardedScreens.listRegistration.path],
      ['demoGuide.events.rooms', roomingAddress('demo-retreat')],
      ['demoGuide.events.packet', packetAddress('demo-prayer-days')],
      ['demoGuide.events.edit', eventDeskAddress('demo-couples-retreat')],
      ['demoGuide.events.cancelled', eventDeskAddress('demo-music-weekend')],
      ['demoGuide.events.mailing', guardedScreens.sendEmail.path],
      ['demoGuide.events.reports', guardedScreens.reports.path],
    ],
  },
  {
    title: 'demoGuide.prayer.title',
    steps: [
      ['demoGuide.prayer.queue', guardedScreens.listPrayerRequests.path],
      ['demoGuide.prayer.table', guardedScreens.prayerRequestTable.path],
      ['demoGuide.prayer.blessings', guardedScreens.prayerRequestSummary.path],
      ['demoGuide.prayer.cards', guardedScreens.prayerRequestTiles.path],
    ],
  },
  {
    title: 'demoGuide.saturdays.title',
    steps: [
      ['demoGuide.saturdays.answer', guardedScreens.listSabbathRequests.path],
      ['demoGuide.saturdays.calendar', saturdaysPath],
    ],
  },
  {
    title: 'demoGuide.others.title',
    steps: [
      ['demoGuide.others.users', guardedScreens.listUsers.path],
      ['demoGuide.others.messages', furtherScreens.contactMessages.path],
      ['demoGuide.others.held', furtherScreens.heldForms.path],
      ['demoGuide.others.audit', furtherScreens.auditTrail.path],
      ['demoGuide.others.system', furtherScreens.systemStatus.path],
      ['demoGuide.others.reports', guardedScreens.reports.path],
      ['demoGuide.others.own', guardedScreens.myInfo.path],
      ['demoGuide.others.sessions', furtherScreens.onlineSessions.path],
      ['demoGuide.others.guest', '/login'],
    ],
  },
];

/** Suggestions for trying the demonstration, by account. */
export function Component() {
  return (
    <PageSection width="text">
      <Stack gap="xl">
        <Stack gap="m">
          <Heading level={1}>
            <FormattedMessage id="demoGuide.title" />
          </Heading>
          <Text>
            <FormattedMessage id="demoGuide.lead" />
          </Text>
        </Stack>
        {groups.map(({ title, steps }) => (
          <Stack key={title} gap="s">
            <Heading level={2}>
              <FormattedMessage id={title} />
            </Heading>
            <List
              items={steps.map(([text, href]) => (
                <FormattedMessage key={text} id={text} values={{ link: (words) => <Link href={href}>{words}</Link> }} />
              ))}
            />
          </Stack>
        ))}
      </Stack>
    </PageSection>
  );
}
