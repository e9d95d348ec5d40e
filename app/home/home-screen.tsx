import { Heading, Hero, Inline, Link, LinkButton, PageSection, Stack, Text } from '#design-system';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { loadChunk } from '../platform/chunks/load-chunk.ts';
import { dataOf, type Api } from '../platform/client/client.ts';
import { ContentBlocks } from '../content/port/content-blocks.tsx';
import { ContentText } from '../content/port/content-text.tsx';
import { loadContent, loadPrayers, loadScripture } from '../content/port/content.ts';
import { registrationAddress } from '../platform/addresses/registration-address.ts';
import { EventCards } from '../events/port/event-cards.tsx';
import { isComing, listed } from '../events/port/listed-event.ts';
import { languageQueryKey, type Language } from '#rules/language';
import { useLanguage } from '../platform/language/language-context.tsx';
import { useScreenData, type Head, type LoadInput } from '../platform/shell/screen.ts';
import { useSite } from '../platform/shell/site.ts';
import { homeParts } from './home-parts.ts';
import { Invitations } from './invitations.tsx';
import { NextEvent } from './next-event.tsx';
import { organizationStructuredData } from './organization-structured-data.ts';
import { TodaySection } from './today-section.tsx';

// Few sites have a film.
const PromoFilm = lazy(() => loadChunk(() => import('./promo-film.tsx')));

/** Loads the day with its texts; null if any of them is unavailable, so that the home page does not fail. */
async function loadToday(api: Api, language: Language) {
  const [day, themes, prayers] = await Promise.all([
    dataOf(api.GET('/day', { params: { query: { lng: language } } })).catch(() => null),
    loadScripture(language),
    loadPrayers(language),
  ]);
  const passage = themes.flatMap(({ passages }) => passages).find(({ id }) => id === day?.verseId);
  const prayer = prayers.find(({ id }) => id === day?.prayerId);
  return day && passage && prayer ? { day, passage, prayer } : null;
}

export async function load({ api, language }: LoadInput) {
  const [{ items }, content, today] = await Promise.all([
    dataOf(api.GET('/events', { params: { query: { lng: language } } })),
    loadContent('home', language),
    loadToday(api, language),
  ]);
  return { events: items.map(listed), content, today };
}

export function head(_intl: IntlShape, { content }: Awaited<ReturnType<typeof load>>): Head {
  return { title: content.title, description: content.description, structuredData: organizationStructuredData };
}

/** The home page: an introduction, the next event, and today's prayer. */
export function Component() {
  const intl = useIntl();
  const { language } = useLanguage();
  const { events, content, today } = useScreenData<typeof load>();
  const { promoVideo } = useSite();
  const { opening, invitations } = homeParts(content.blocks);
  const open = events.find(({ registration }) => registration.state === 'open');
  const coming = events.filter(isComing);
  const next = open ?? coming[0];
  const others = coming.filter(({ id }) => id !== next?.id);

  return (
    <>
      <Hero
        kicker={today?.day.name}
        season={today?.day.color}
        title={content.title}
        lead={<ContentText content={content.lead} />}
        actions={
          <Inline gap="s" wrap>
            {open ? (
              <LinkButton href={registrationAddress(open.id)} tone="primary" size="large">
                {intl.formatMessage({ id: 'event.registerFor' }, { name: open.name })}
              </LinkButton>
            ) : (
              <LinkButton href="/events" tone="primary" size="large">
                <FormattedMessage id="home.seeEvents" />
              </LinkButton>
            )}
            <LinkButton href="/prayer" tone="secondary" size="large">
              <FormattedMessage id="home.askForPrayer" />
            </LinkButton>
          </Inline>
        }
      />
      {next && <NextEvent event={next} />}
      {today && <TodaySection {...today} />}
      <PageSection width="wide">
        <Stack gap="xl">
          <ContentBlocks blocks={opening} />
          <Invitations invitations={invitations} />
        </Stack>
      </PageSection>
      {promoVideo && (
        <Suspense fallback={null}>
          <PromoFilm />
        </Suspense>
      )}
      <PageSection width="wide" tone="raised">
        <Stack gap="xl">
          <Stack gap="m">
            <Heading level={2}>
              <FormattedMessage id="home.comingTitle" />
            </Heading>
            <Text>
              <FormattedMessage id="home.comingText" />
            </Text>
          </Stack>
          {others.length > 0 && <EventCards events={others} headingLevel={3} />}
          <Inline gap="l" wrap>
            <Link href="/events" standalone>
              <FormattedMessage id="home.allEvents" />
            </Link>
            <Link href={`/events.ics?${languageQueryKey}=${language}`} standalone isFile>
              <FormattedMessage id="home.calendarFeed" />
            </Link>
          </Inline>
        </Stack>
      </PageSection>
    </>
  );
}
