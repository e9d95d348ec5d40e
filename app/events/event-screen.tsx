import { Heading, PageSection, Stack, Text } from '#design-system';
import { FormattedMessage, type IntlShape } from 'react-intl';
import { ApiProblem, dataOf, type Api, type Schemas } from '../platform/client/client.ts';
import type { Language } from '#rules/language';
import { useScreenData, type Head, type LoadInput, type ScreenModule } from '../platform/shell/screen.ts';
import { EventCards } from './port/event-cards.tsx';
import type { LoadEstimate } from './port/estimate-part.ts';
import { EventPage } from './port/event-page.tsx';
import { eventStructuredData } from './event-structured-data.ts';
import { listed, type ListedEvent } from './port/listed-event.ts';

type Event = Schemas['Event'];

async function findEvent(api: Api, eventId: string, lng: Language): Promise<Event | undefined> {
  try {
    return await dataOf(api.GET('/events/{eventId}', { params: { path: { eventId }, query: { lng } } }));
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.code === 'not-found') return undefined;
    throw error;
  }
}

async function load({ api, language, params }: LoadInput) {
  const event = await findEvent(api, params.eventId ?? '', language);
  if (event) return { event };
  const { items } = await dataOf(api.GET('/events', { params: { query: { lng: language } } }));
  return { others: items.map(listed) };
}

function head(intl: IntlShape, data: Awaited<ReturnType<typeof load>>): Head {
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

/** The screen of one event; if the address matches none, the screen lists the other events. */
export function eventScreen(loadEstimate: LoadEstimate): ScreenModule<Awaited<ReturnType<typeof load>>> {
  const Component = () => {
    const { event, others } = useScreenData<typeof load>();
    return event ? <EventPage event={event} loadEstimate={loadEstimate} /> : <UnknownEvent others={others} />;
  };
  return { Component, load, head };
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
