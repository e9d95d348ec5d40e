import { Alert, EventArt, Facts, Heading, Inline, Link, LinkButton, PageSection, Prose, Quote, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { ApiProblem, dataOf, type Api, type Schemas } from '../client/client.ts';
import { languageQueryKey, type Language } from '#rules/language';
import { useLanguage } from '../language/language-context.tsx';
import { useScreenData, type Head, type LoadInput } from '../shell/screen.ts';
import { registrationAddress } from './event-address.ts';
import { EventCards } from './event-cards.tsx';
import { eventDates } from './event-dates.ts';
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
  const { language } = useLanguage();
  const status = eventStatus(intl, event);
  const { placesLeft, state } = event.registration;
  const facts = [
    { term: intl.formatMessage({ id: 'event.when' }), description: eventDates(intl, event) },
    { term: intl.formatMessage({ id: 'event.timings' }), description: event.timings },
    {
      term: intl.formatMessage({ id: 'event.where' }),
      description: (
        <>
          {[event.location, event.address].filter(Boolean).join(', ')}
          {event.map && (
            <>
              {' '}
              <Link href={event.map} external>
                <FormattedMessage id="event.map" />
              </Link>
            </>
          )}
        </>
      ),
    },
    ...(placesLeft !== null && state === 'open'
      ? [{ term: intl.formatMessage({ id: 'event.places' }), description: intl.formatMessage({ id: 'event.placesLeft' }, { count: placesLeft }) }]
      : []),
    ...(event.paymentMethods.length > 0
      ? [{ term: intl.formatMessage({ id: 'event.payment' }), description: event.paymentMethods.map((method) => intl.formatMessage({ id: `payment.method.${method}` })).join(', ') }]
      : []),
    ...(event.contact ? [{ term: intl.formatMessage({ id: 'event.contact' }), description: event.contact }] : []),
  ];

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
            {state === 'open' && (
              <LinkButton href={registrationAddress(event.id)} tone="primary">
                <FormattedMessage id="event.register" />
              </LinkButton>
            )}
            {state !== 'completed' && (
              <Link href={`/events/${event.id}.ics?${languageQueryKey}=${language}`} standalone isFile>
                <FormattedMessage id="event.addToCalendar" />
              </Link>
            )}
          </Inline>
        </Stack>
      </PageSection>
      <PageSection width="text">
        <Stack gap="xl">
          <Facts items={facts} />
          <Prose>
            {event.description.split(/\n\s*\n/).map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Prose>
          {event.wog && <Quote text={event.wog} source={event.wogReference} />}
          <Stack gap="m">
            <Heading level={2}>
              <FormattedMessage id="event.cost" />
            </Heading>
            {event.fee && <Text>{event.fee}</Text>}
            <EventRates event={event} />
            <Text tone="muted" size="small">
              <FormattedMessage id="event.costNote" />
            </Text>
          </Stack>
          {state === 'open' && (
            <LinkButton href={registrationAddress(event.id)} tone="primary">
              <FormattedMessage id="event.register" />
            </LinkButton>
          )}
        </Stack>
      </PageSection>
    </>
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
