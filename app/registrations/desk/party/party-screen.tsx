import { Alert, Facts, Heading, Link, PageSection, Stack, Text, TwoColumns } from '#design-system';
import { isChangeable } from '#rules/registrations';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { dataOf, type Schemas } from '../../../platform/client/client.ts';
import { eventDates } from '../../../events/event-dates.ts';
import { savedState } from '../../own/own-registration.ts';
import { EmailProblem } from '../../email-problem.tsx';
import { RegistrationFacts } from '../../registration-facts.tsx';
import type { MessageId } from '../../../platform/messages/messages.ts';
import { pageOf } from '../../../platform/lists/list-address.ts';
import { orSignIn } from '../../../session/or-sign-in.ts';
import { useScreenData, type Head, type LoadInput } from '../../../platform/shell/screen.ts';
import { useToday } from '../../../platform/shell/frame/use-today.ts';
import { StaffWaivers } from '../../../waiver/desk/staff-waivers.tsx';
import { desk } from '../addresses.ts';
import { Ledger } from '../../../payments/desk/ledger.tsx';
import { MessageForm } from './message-form.tsx';
import { UnconfirmedAddress } from './unconfirmed-address.tsx';
import { PartyActions } from './party-actions.tsx';
import { PartyHistory } from './party-history.tsx';
import { PartyTags } from '../status-tags.tsx';

type Registration = Schemas['Registration'];

export async function load({ api, language, params, url }: LoadInput) {
  const path = { registrationId: params.registrationId ?? '' };
  return orSignIn(url, async () => {
    const [registration, payments, history] = await Promise.all([
      dataOf(api.GET('/registrations/{registrationId}', { params: { path, query: { lng: language } } })),
      dataOf(api.GET('/registrations/{registrationId}/payments', { params: { path } })),
      dataOf(
        api.GET('/registrations/{registrationId}/history', {
          params: { path, query: { page: pageOf(url.searchParams) } },
        }),
      ),
    ]);
    return { registration, payments, history };
  });
}

export function head(intl: IntlShape, data?: Awaited<ReturnType<typeof load>>): Head {
  return {
    title: data?.registration.reference ?? intl.formatMessage({ id: 'desk.title' }),
    description: '',
    isPrivate: true,
  };
}

/** One party at the registration desk: who comes, how it stands, the money, the emails, what can be done and what happened. */
export function Component() {
  const { registration, payments, history } = useScreenData<typeof load>();
  // Another party begins with empty forms; the same one, fetched again, keeps what was typed.
  return <Party key={registration.id} registration={registration} payments={payments} history={history} />;
}

function Party({
  registration,
  payments,
  history,
}: {
  registration: Registration;
  payments: Schemas['PaymentList'];
  history: Schemas['RegistrationHistory'];
}) {
  const intl = useIntl();
  const isSaved = (useLocation().state as Partial<typeof savedState> | null)?.isSaved === true;
  const today = useToday();
  const { contact, state, payment, isOverdue, language } = registration;
  return (
    <PageSection width="wide">
      <Stack gap="xl">
        <Stack gap="m">
          <Link href={desk.partiesOf(registration.event.id)} standalone>
            <FormattedMessage id="party.back" />
          </Link>
          <Heading level={1}>
            <FormattedMessage
              id="registrationDetails.title"
              values={{ name: `${contact.firstName} ${contact.lastName}` }}
            />
          </Heading>
          <PartyTags
            party={{
              state,
              paymentStatus: payment.status,
              isOverdue,
              asksForHelp: payment.awaitsHelp,
              isAddressConfirmed: registration.isAddressConfirmed,
              isClosed: registration.closedAt !== undefined,
            }}
          />
          <Standing registration={registration} />
          <EmailProblem registration={registration} isStaff />
          <UnconfirmedAddress registration={registration} />
          {isSaved && (
            <Alert tone="positive" announce>
              <FormattedMessage
                id={contact.email === undefined ? 'party.changeSaved.noMail' : 'party.changeSaved'}
                values={{ email: contact.email }}
              />
            </Alert>
          )}
        </Stack>
        <TwoColumns
          aside={
            <Stack gap="l">
              <Facts items={facts(intl, registration)} />
              <RegistrationFacts
                registration={registration}
                showsAges
                changePeople={isChangeable(registration.state) ? desk.change(registration.id, 'people') : undefined}
              />
            </Stack>
          }
        >
          <PartyActions registration={registration} today={today} />
          <Ledger registration={registration} ledger={payments} today={today} />
          <Stack gap="s">
            <Heading level={2}>
              <FormattedMessage id="party.details" />
            </Heading>
            <Text>
              <FormattedMessage id="party.details.text" />
            </Text>
            <Link href={desk.details(registration.id)} standalone>
              <FormattedMessage id="party.details.open" />
            </Link>
          </Stack>
          <Stack gap="m">
            <Heading level={2}>
              <FormattedMessage id="party.mail" />
            </Heading>
            <MessageForm registration={registration} />
          </Stack>
        </TwoColumns>
        <StaffWaivers registrationId={registration.id} />
        <PartyHistory history={history} language={language} />
      </Stack>
    </PageSection>
  );
}

/** What the state means just now: its turn, or until when its places are kept. */
function Standing({ registration: { heldUntil, waitingPosition, event } }: { registration: Registration }) {
  const intl = useIntl();
  if (waitingPosition !== undefined) {
    return (
      <Text>
        <FormattedMessage
          id="party.waiting"
          values={{
            position: waitingPosition,
            list: (words) => <Link href={desk.waitingList(event.id)}>{words}</Link>,
          }}
        />
      </Text>
    );
  }
  if (heldUntil === undefined) return null;
  return (
    <Text>
      <FormattedMessage
        id="party.heldUntil"
        values={{ until: intl.formatDate(heldUntil, { dateStyle: 'full', timeStyle: 'short' }) }}
      />
    </Text>
  );
}

function facts(intl: IntlShape, { event, payment, reference, source, createdAt, language, members }: Registration) {
  const fact = (id: MessageId, description: ReactNode) => ({ term: intl.formatMessage({ id }), description });
  return [
    fact('confirmation.reference', reference),
    fact('registrationList.event', <Link href={`/events/${event.id}`}>{event.name}</Link>),
    fact('event.when', eventDates(intl, event)),
    fact('registrationList.people', intl.formatNumber(members.length)),
    fact('confirmation.method', intl.formatMessage({ id: `payment.method.${payment.method}` })),
    fact('registrationDetails.language', intl.formatMessage({ id: `language.${language}` })),
    fact('party.source', intl.formatMessage({ id: `registration.source.${source}` })),
    fact('registrationList.createdAt', intl.formatDate(createdAt, { dateStyle: 'long', timeStyle: 'short' })),
  ];
}
