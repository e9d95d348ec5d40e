import { Alert, EventArt, Heading, Inline, LinkButton, PageSection, Prose, Quote, Stack, Text, TwoColumns } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { ApiProblem, dataOf, type Api, type Schemas } from '../client/client.ts';
import type { Language } from '#rules/language';
import { TextWithLinks } from '../content/text-with-links.tsx';
import { useScreenData, type Head, type LoadInput } from '../shell/screen.ts';
import { AddToCalendar } from './add-to-calendar.tsx';
import { registrationAddress } from './event-address.ts';
import { EventCards } from './event-cards.tsx';
import { EventFacts } from './event-facts.tsx';
import { EventRates } from './event-rates.tsx';
import { eventStatus } from './event-status.ts';
import { eventStructuredData } from './event-structured-data.ts';

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
  return { others: items };
}

export function head(intl: IntlShape, data: Awaited<ReturnType<typeof load>>): Head {
  if (!data.event) {
    return { title: intl.formatMessage({ id: 'event.unknown' }), description: intl.formatMessage({ id: 'events.description' }), status: 404 };
  }
  const { event } = data;
  return { title: event.name, description: event.short_description, structuredData: (site) => eventStructuredData(event, site) };
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
          <Alert tone={state === 'full' ? 'caution' : 'info'}>{status.label}</Alert>
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
              <Text tone="muted" size="small">
                <FormattedMessage id="event.costNote" />
              </Text>
              <RegisterLink event={event} />
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

function UnknownEvent({ others }: { others: Event[] }) {
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
