import { furtherScreens } from '#rules/access';
import { partyStatus, type PartyStatus } from '#rules/workspace';
import {
  Alert,
  Heading,
  Spinner,
  Stack,
  StatusTag,
  TwoColumns,
  WorkspacePage,
  type StatusTagProps,
} from '#design-system';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { dataOf, type Schemas } from '../../../platform/client/client.ts';
import { reachableEmail } from '../../../payments/port/party-email.ts';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { goTo } from '../../../platform/forms/keep-focus.ts';
import { historyKey, pageOf } from '../../../platform/lists/list-address.ts';
import { useToday } from '../../../platform/shell/frame/use-today.ts';
import { useScreenData, type Head, type LoadInput } from '../../../platform/shell/screen.ts';
import { orSignIn } from '../../../platform/workspace/or-sign-in.ts';
import { savedState } from '../../own/own-registration.ts';
import { desk } from '../../../platform/addresses/desk-addresses.ts';
import { actionsStart, PartyActions } from './party-actions.tsx';
import { PartyFigures } from './party-figures.tsx';
import { PartyPeople } from './party-people.tsx';
import { PartyTasks } from './tasks/party-tasks.tsx';

type Registration = Schemas['Registration'];

// The part below the first screen, with its forms, loads after it.
const PartyDetails = lazy(async () => ({
  default: (await loadChunk(() => import('./party-details.tsx'))).PartyDetails,
}));

export async function load({ api, language, params, url }: LoadInput) {
  const path = { registrationId: params.registrationId ?? '' };
  return orSignIn(url, async () => {
    const [registration, payments, history, rooms] = await Promise.all([
      dataOf(api.GET('/registrations/{registrationId}', { params: { path, query: { lng: language } } })),
      dataOf(api.GET('/registrations/{registrationId}/payments', { params: { path } })),
      dataOf(
        api.GET('/registrations/{registrationId}/history', {
          params: { path, query: { page: pageOf(url.searchParams, historyKey) } },
        }),
      ),
      dataOf(api.GET('/registrations/{registrationId}/assigned-rooms', { params: { path } })),
    ]);
    return { registration, payments, history, rooms };
  });
}

export function head(intl: IntlShape, data?: Awaited<ReturnType<typeof load>>): Head {
  return {
    title: data?.registration.reference ?? intl.formatMessage({ id: 'desk.title' }),
    description: '',
    isPrivate: true,
  };
}

/** One party at the registration desk: its status, its tasks and whose turn it is; the forms and the history below. */
export function Component() {
  const { registration, ...data } = useScreenData<typeof load>();
  // Another party starts with empty forms; the same one, reloaded, keeps what was typed.
  return <Party key={registration.id} registration={registration} {...data} />;
}

const tones: Readonly<Record<PartyStatus, StatusTagProps['tone']>> = {
  closed: 'neutral',
  cancelled: 'neutral',
  cancelledToReturn: 'critical',
  waitlisted: 'info',
  awaitsAddress: 'info',
  offered: 'caution',
  paying: 'caution',
  missed: 'neutral',
  checkedIn: 'positive',
  paymentToReview: 'caution',
  paymentChecking: 'info',
  overdue: 'critical',
  awaitingPayment: 'caution',
  refundedOwing: 'caution',
  partPaid: 'caution',
  restLater: 'positive',
  confirmed: 'positive',
  confirmedOwing: 'caution',
};

interface PartyProps {
  registration: Registration;
  payments: Schemas['PaymentList'];
  history: Schemas['RegistrationHistory'];
  rooms: Schemas['PartyRooms'];
}

function Party({ registration, payments, history, rooms }: PartyProps) {
  const intl = useIntl();
  const location = useLocation();
  const isSaved = (location.state as Partial<typeof savedState> | null)?.isSaved === true;
  const today = useToday();
  const { contact, event } = registration;
  const name = `${contact.firstName} ${contact.lastName}`;
  const status = partyStatus(registration, payments.unfinishedRefunds);
  const [target, setTarget] = useState(location.hash === '' ? undefined : { id: location.hash.slice(1) });
  // If the section has loaded, the focus moves there at once, without rendering the screen again.
  const goToTarget = (id: string) => {
    if (document.getElementById(id)) goTo(id);
    else setTarget({ id });
  };
  return (
    <WorkspacePage
      title={name}
      trail={[
        { label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path },
        { label: intl.formatMessage({ id: 'desk.title' }), href: desk.list },
        { label: event.name, href: desk.partiesOf(event.id) },
      ]}
      mark={<StatusTag tone={tones[status]}>{intl.formatMessage({ id: `party.status.${status}` })}</StatusTag>}
      actions={<PartyActions registration={registration} onGoTo={goToTarget} />}
    >
      <Stack gap="l">
        <Stack gap="m">
          {isSaved && (
            <Alert tone="positive" announce>
              <FormattedMessage
                id={reachableEmail(registration) === undefined ? 'party.changeSaved.noMail' : 'party.changeSaved'}
                values={{ email: contact.email }}
              />
            </Alert>
          )}
          <PartyFigures registration={registration} />
        </Stack>
        <TwoColumns aside={<PartyPeople registration={registration} assigned={rooms} />}>
          <Stack gap="s">
            <Heading level={2} focusId={actionsStart}>
              <FormattedMessage id="party.tasks" />
            </Heading>
            <PartyTasks
              registration={registration}
              refunds={payments.unfinishedRefunds}
              lastNote={history.items.find(({ note }) => note !== undefined)}
              onGoTo={goToTarget}
            />
          </Stack>
        </TwoColumns>
        <Suspense fallback={<Spinner label={intl.formatMessage({ id: 'loading' })} />}>
          <PartyDetails
            registration={registration}
            payments={payments}
            history={history}
            today={today}
            target={target}
          />
        </Suspense>
      </Stack>
    </WorkspacePage>
  );
}
