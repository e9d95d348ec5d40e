import { Inline, Link, List, Stack, StatusTag, Text } from '#design-system';
import type { Language } from '#rules/language';
import { confirmationAddress } from '#rules/registrations';
import { FormattedMessage, useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { eventDates } from '../../events/port/event-dates.ts';
import { ownStatus } from '../own/status/own-status.ts';
import { stateTone } from '../state-tone.ts';
import { AnswerSection } from '../../platform/my-info/answer-section.tsx';

async function ask(lng: string, signal: AbortSignal) {
  const { items } = await dataOf(
    createApi().GET('/account/registrations', { params: { query: { lng: lng as Language } }, signal }),
  );
  return items;
}

/** The registrations someone made while signed in or under their own address, each with a link. */
export function RegistrationsSection() {
  const intl = useIntl();
  return (
    <AnswerSection id="registrations" title={intl.formatMessage({ id: 'myInfo.registrations.title' })} ask={ask}>
      {(items) => <Registrations items={items} />}
    </AnswerSection>
  );
}

function Registrations({ items }: { items: readonly Schemas['OwnRegistration'][] }) {
  const intl = useIntl();
  if (items.length === 0) {
    return (
      <Text>
        <FormattedMessage id="myInfo.registrations.none" />
      </Text>
    );
  }
  return (
    <List
      items={items.map(({ id, key, event, people, reference, ...party }) => (
        <Stack key={id} gap="xs">
          <Link href={confirmationAddress(event.id, id, key)} standalone>
            {event.name}
          </Link>
          <Text tone="muted">
            {[
              eventDates(intl, event),
              intl.formatMessage({ id: 'myInfo.registrations.people' }, { count: people }),
              reference,
            ].join(' · ')}
          </Text>
          <Inline gap="s">
            <Status party={{ ...party, event }} />
          </Inline>
        </Stack>
      ))}
    />
  );
}

/** The same status as on the page behind the link. */
function Status({ party }: { party: Parameters<typeof ownStatus>[0] }) {
  const intl = useIntl();
  const status = ownStatus(party);
  return <StatusTag tone={stateTone(status)}>{intl.formatMessage({ id: `registration.state.${status}` })}</StatusTag>;
}
