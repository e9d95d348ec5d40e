import { Heading, Hero, LinkButton, Link, PageSection, Stack, Text } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dataOf } from '../client/client.ts';
import { ContentBlocks } from '../content/content-blocks.tsx';
import { ContentText } from '../content/content-text.tsx';
import { loadContent } from '../content/content.ts';
import { registrationAddress } from '../events/event-address.ts';
import { EventCards } from '../events/event-cards.tsx';
import { eventDates } from '../events/event-dates.ts';
import { useSite } from '../shell/site.ts';
import { useScreenData, type Head, type LoadInput } from '../shell/screen.ts';

export async function load({ api, language }: LoadInput) {
  const [{ items }, content] = await Promise.all([
    dataOf(api.GET('/events', { params: { query: { lng: language } } })),
    loadContent('home', language),
  ]);
  return { events: items, content };
}

export function head(_intl: IntlShape, { content }: Awaited<ReturnType<typeof load>>): Head {
  return { title: content.title, description: content.description };
}

/** What this place is, and what is next. */
export function Component() {
  const intl = useIntl();
  const site = useSite();
  const { events, content } = useScreenData<typeof load>();
  const open = events.find(({ id }) => id === site.openRetreat?.id);
  const coming = events.filter(({ registration, id }) => registration.state !== 'completed' && id !== open?.id);

  return (
    <>
      <Hero
        title={intl.formatMessage({ id: 'home.title' })}
        lead={intl.formatMessage({ id: 'home.lead' })}
        actions={
          open ? (
            <LinkButton href={registrationAddress(open.id)} tone="primary" size="large">
              {intl.formatMessage({ id: 'event.registerFor' }, { name: open.name })}
            </LinkButton>
          ) : (
            <LinkButton href="/events" tone="primary" size="large">
              <FormattedMessage id="home.seeEvents" />
            </LinkButton>
          )
        }
      />
      {open && (
        <PageSection width="wide" tone="raised" label={intl.formatMessage({ id: 'home.openLabel' })}>
          <Stack gap="m">
            <Text tone="muted">
              <FormattedMessage id="home.openKicker" />
            </Text>
            <Heading level={2}>
              <Link href={`/events/${open.id}`}>{open.name}</Link>
            </Heading>
            <Text size="lead">
              <FormattedMessage id="event.datesAndPlace" values={{ dates: eventDates(intl, open), place: open.location }} />
            </Text>
            <Text>{open.short_description}</Text>
          </Stack>
        </PageSection>
      )}
      <PageSection width="wide">
        <Stack gap="xl">
          <Stack gap="m">
            <Heading level={2}>
              <FormattedMessage id="home.comingTitle" />
            </Heading>
            <Text>
              <FormattedMessage id="home.comingText" />
            </Text>
          </Stack>
          {coming.length > 0 && <EventCards events={coming} headingLevel={3} />}
          <Link href="/events" standalone>
            <FormattedMessage id="home.allEvents" />
          </Link>
        </Stack>
      </PageSection>
      <PageSection width="text">
        <Stack gap="l">
          <Text size="lead">
            <ContentText content={content.lead} />
          </Text>
          <ContentBlocks blocks={content.blocks} />
        </Stack>
      </PageSection>
    </>
  );
}
