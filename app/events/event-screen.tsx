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
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { ApiProblem, dataOf, type Api, type Schemas } from '../platform/client/client.ts';
import type { Language } from '#rules/language';
import { TextWithLinks } from '../content/text-with-links.tsx';
import { WaitingListNotice } from '../registrations/form/waiting-list-notice.tsx';
import { useHydrated } from '../platform/shell/hydrated.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { useEstimate } from './estimate/use-estimate.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { eventDate } from './event-dates.ts';
import { registrationAddress } from './event-address.ts';
import { EventCards } from './event-cards.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventRates } from './event-rates.tsx';
import { eventStatus } from './event-status.ts';
import { eventStructuredData } from './event-structured-data.ts';
import { listed, type ListedEvent } from './listed-event.ts';

type Event = Schemas['Event'];

async function findEvent(api: Api, eventId: string, lng: Language): Promise<Event | undefined> {
  try {
    return await dataOf(api.GET('/events/{eventId}', { params: { path: { eventId }, query: { lng } } }));
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.code === 'not-found') return undefined;
    throw error;
  }
}

export async function load({ api, language, params }: LoadInput) {
  const event = await findEvent(api, params.eventId ?? '', language);
  if (event) return { event };
  const { items } = await dataOf(api.GET('/events', { params: { query: { lng: language } } }));
  return { others: items.map(listed) };
}

export function head(intl: IntlShape, data: Awaited<ReturnType<typeof load>>): Head {
  if (!data.event) {
    return {
      title: intl.formatMessage({ id: 'event.unknown' }),
      description: intl.formatMessage({ id: 'events.description' }),
      status: 404,
    };
  }
  const { event } = data;
  return {
    title: event.name,
    description: event.short_description,
    structuredData: (site) => eventStructuredData(event, site),
  };
}

/** One event, or the other events when there is none at this address. */
export function Component() {
  const { event, others } = useScreenData<typeof load>();
  return event ? <EventPage event={event} /> : <UnknownEvent others={others} />;
}

function EventPage({ event }: { event: Event }) {
  const intl = useIntl();
  const status = eventStatus(intl, event);
  const { state } = event.registration;
  const estimate = useEstimate();
  // Without scripts the rates have to do.
  const offersEstimate = useHydrated() && state !== 'completed' && state !== 'closed';

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
          {state === 'full' ? <WaitingListNotice event={event} /> : <Alert tone="info">{status.label}</Alert>}
          <Inline gap="l" wrap>
            <RegisterLink event={event} />
            {state !== 'completed' && <AddToCalendar eventId={event.id} />}
          </Inline>
        </Stack>
      </PageSection>
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

/** Leads to the form, for places or for the waiting list. */
function RegisterLink({ event }: { event: Event }) {
  const { state } = event.registration;
  if (state !== 'open' && state !== 'full') return null;
  return (
    <LinkButton href={registrationAddress(event.id)} tone="primary">
      <FormattedMessage id={state === 'open' ? 'event.register' : 'event.joinWaitingList'} />
    </LinkButton>
  );
}

function UnknownEvent({ others }: { others: ListedEvent[] }) {
  return (
    <PageSection width="wide">
      <Stack gap="l">
        <Heading level={1}>
          <FormattedMessage id="event.unknown" />
        </Heading>
        <Text>
          <FormattedMessage id="event.unknownText" />
        </Text>
        <EventCards events={others} />
      </Stack>
    </PageSection>
  );
}
