import {
  Alert,
  Button,
  EventArt,
  Heading,
  Inline,
  LinkButton,
  PageSection,
  Prose,
  Quote,
  Stack,
  Text,
  TwoColumns,
} from '#design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';
import { TextWithLinks } from '../../platform/client/text-with-links.tsx';
import { KnownSessions } from '../../online-sessions/port/known-sessions.tsx';
import { WaitingListNotice } from './waiting-list-notice.tsx';
import { useHydrated } from '../../platform/browser/hydrated.ts';
import type { LoadEstimate } from './estimate-part.ts';
import { useEstimate } from '../use-estimate.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { eventDate } from './event-dates.ts';
import { registrationAddress } from '../../platform/addresses/registration-address.ts';
import { EventFacts } from '../event-facts.tsx';
import { EventRates } from '../event-rates.tsx';
import { eventStatus } from './event-status.ts';

type Event = Schemas['Event'];

interface EventPageProps {
  event: Event;
  /** Loads the part that estimates a family's price. */
  loadEstimate: LoadEstimate;
}

/** The public page of an event. */
export function EventPage({ event, loadEstimate }: EventPageProps) {
  const intl = useIntl();
  const status = eventStatus(intl, event);
  const { state } = event.registration;
  const estimate = useEstimate(loadEstimate);
  // Without scripts, visitors see only the table of rates.
  const offersEstimate = useHydrated() && state !== 'completed' && state !== 'closed' && state !== 'cancelled';

  return (
    <>
      <PageSection width="wide">
        <Stack gap="l">
          <EventArt seed={event.id} />
          <Stack gap="s">
            <Text tone="muted">
              <FormattedMessage id={`event.type.${event.type}`} />
            </Text>
            <Heading level={1}>{event.name}</Heading>
            <Text size="lead">{event.short_description}</Text>
          </Stack>
          {state === 'full' ? (
            <WaitingListNotice event={event} />
          ) : (
            <Alert tone={state === 'cancelled' ? 'caution' : 'info'}>{status.label}</Alert>
          )}
          <Inline gap="l" wrap>
            <RegisterLink event={event} />
            {state !== 'completed' && <AddToCalendar eventId={event.id} />}
          </Inline>
        </Stack>
      </PageSection>
      {state !== 'cancelled' && <KnownSessions eventId={event.id} />}
      <PageSection width="wide">
        <TwoColumns
          aside={
            <Stack gap="m">
              <Heading level={2}>
                <FormattedMessage id="event.cost" />
              </Heading>
              {event.fee && <Text>{event.fee}</Text>}
              <EventRates event={event} />
              {event.deposit && (
                <Text>
                  <FormattedMessage
                    id="event.deposit"
                    values={{ percent: event.deposit.percent, day: eventDate(intl, event.deposit.restDueOn) }}
                  />
                </Text>
              )}
              <Text tone="muted" size="small">
                <FormattedMessage id="event.costNote" />
              </Text>
              <RegisterLink event={event} />
              {offersEstimate && (
                <Button
                  isPending={estimate.isLoading}
                  pendingLabel={intl.formatMessage({ id: 'loading' })}
                  onPress={estimate.open}
                >
                  <FormattedMessage id="event.estimate" />
                </Button>
              )}
              {estimate.isFailed && (
                <Alert tone="caution" announce>
                  <FormattedMessage id="problem.network" />
                </Alert>
              )}
            </Stack>
          }
        >
          <EventFacts event={event} />
          <Prose>
            {event.description.split(/\n\s*\n/).map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Prose>
          {event.wog && <Quote text={event.wog} source={event.wogReference} />}
          {event.contact && (
            <Text>
              <TextWithLinks text={event.contact} />
            </Text>
          )}
        </TwoColumns>
      </PageSection>
      {estimate.Part && (
        <PageSection width="wide">
          <estimate.Part event={event} timesAsked={estimate.timesAsked} />
        </PageSection>
      )}
    </>
  );
}

/** The link to the registration form, for a place or for the waiting list. */
function RegisterLink({ event }: { event: Event }) {
  const { state } = event.registration;
  if (state !== 'open' && state !== 'full') return null;
  return (
    <LinkButton href={registrationAddress(event.id)} tone="primary">
      <FormattedMessage id={state === 'open' ? 'event.register' : 'event.joinWaitingList'} />
    </LinkButton>
  );
}
