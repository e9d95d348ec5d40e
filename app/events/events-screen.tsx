import { EmptyState, Heading, Inline, LinkButton, PageSection, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { dataOf, type Schemas } from '../platform/client/client.ts';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { EventCards } from './port/event-cards.tsx';
import { listed } from './port/listed-event.ts';
import { OpenSessions } from './open-sessions.tsx';

type EventType = Schemas['EventType'];

/** The type filter, from `/events?type=Convention` or `/events/Convention`. Any other value means no filter. */
function typeFilter({ pathname, search }: { pathname: string; search: string }): EventType | undefined {
  const word = /^\/events\/([^/]+)/.exec(pathname)?.[1] ?? new URLSearchParams(search).get('type');
  return word === 'Convention' || word === 'Residential' ? word : undefined;
}

export async function load({ api, language, url }: LoadInput) {
  const type = typeFilter(url);
  const params = { query: { lng: language } };
  const [{ items }, online] = await Promise.all([
    dataOf(api.GET('/events', { params: { query: { lng: language, type } } })),
    type === undefined ? dataOf(api.GET('/open-online-sessions', { params })) : { items: [] },
  ]);
  return { events: items.map(listed), online: online.items, type };
}

const titles = {
  all: 'events.title',
  Convention: 'events.titleConventions',
  Residential: 'events.titleRetreats',
} as const;

export function head(intl: IntlShape, { type }: Awaited<ReturnType<typeof load>>): Head {
  return {
    title: intl.formatMessage({ id: titles[type ?? 'all'] }),
    description: intl.formatMessage({ id: 'events.description' }),
  };
}

/** All events, or those of one type. */
export function Component() {
  const intl = useIntl();
  const location = useLocation();
  const { events, online } = useScreenData<typeof load>();
  const type = typeFilter(location);
  const coming = events.filter(({ registration }) => registration.state !== 'completed');
  const completed = events.filter(({ registration }) => registration.state === 'completed');
  const filters = [
    { type: undefined, href: '/events', label: intl.formatMessage({ id: 'events.filterAll' }) },
    { type: 'Convention', href: '/events?type=Convention', label: intl.formatMessage({ id: 'nav.conventions' }) },
    { type: 'Residential', href: '/events?type=Residential', label: intl.formatMessage({ id: 'nav.retreats' }) },
  ];

  return (
    <PageSection width="wide">
      <Stack gap="xl">
        <Stack gap="m">
          <Heading level={1}>
            <FormattedMessage id={titles[type ?? 'all']} />
          </Heading>
          <Text size="lead">
            <FormattedMessage id="events.lead" />
          </Text>
          <Inline gap="s" wrap>
            {filters.map((filter) => (
              <LinkButton key={filter.href} href={filter.href} tone="secondary" isCurrent={filter.type === type}>
                {filter.label}
              </LinkButton>
            ))}
          </Inline>
        </Stack>
        {coming.length > 0 ? (
          <EventCards events={coming} />
        ) : (
          <EmptyState title={intl.formatMessage({ id: 'events.noneComing' })}>
            <FormattedMessage id="events.noneComingText" />
          </EmptyState>
        )}
        {online.length > 0 && <OpenSessions sessions={online} />}
        {completed.length > 0 && (
          <Stack gap="l">
            <Heading level={2}>
              <FormattedMessage id="events.completed" />
            </Heading>
            <EventCards events={completed} headingLevel={3} />
          </Stack>
        )}
      </Stack>
    </PageSection>
  );
}
