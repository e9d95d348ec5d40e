import { Heading, PrayerBook, PrayerReader } from '#design-system';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { languages } from '#rules/language';
import { useScreenData, type Head, type LoadInput } from '../../platform/shell/screen.ts';
import { ContentPage } from '../port/content-page.tsx';
import { loadContent, loadPrayers } from '../port/content.ts';
import { drawings } from '../port/drawings.ts';
import { prayerText } from './prayer-lines.ts';

/** The prayers by the time or occasion at which they are said. */
const hours = {
  first: ['sign-of-the-cross', 'our-father', 'hail-mary', 'glory-be', 'apostles-creed'],
  morning: ['guardian-angel', 'come-holy-spirit'],
  noon: ['angelus', 'regina-caeli'],
  table: ['grace-before-meals'],
  rosary: ['rosary-mysteries'],
  mary: ['memorare', 'magnificat'],
  cross: ['stations-versicle', 'stations-of-the-cross'],
  communion: ['anima-christi'],
  struggle: ['st-michael'],
  night: ['act-of-contrition', 'hail-holy-queen'],
} as const;
const hourNames = Object.keys(hours) as (keyof typeof hours)[];

export async function load({ language }: LoadInput) {
  // The reader's own language first; the other can be shown beside it.
  const inOrder = [language, ...languages.filter((other) => other !== language)];
  const [content, own = [], others = []] = await Promise.all([
    loadContent('prayers', language),
    ...inOrder.map(loadPrayers),
  ]);
  return {
    content,
    prayers: own.map((prayer) => ({ prayer, other: others.find(({ id }) => id === prayer.id) ?? prayer })),
  };
}

export function head(_intl: IntlShape, { content }: Awaited<ReturnType<typeof load>>): Head {
  return { title: content.title, description: content.description };
}

/** The daily prayers, by time of day. */
export function Component() {
  const intl = useIntl();
  const { content, prayers } = useScreenData<typeof load>();
  return (
    <ContentPage
      content={content}
      drawing={drawings.prayers}
      places={hourNames.map((hour) => ({ label: intl.formatMessage({ id: `prayers.${hour}` }), href: `#${hour}` }))}
    >
      <PrayerBook hasBoth>
        {hourNames.flatMap((hour) => [
          <Heading key={hour} level={2} id={hour}>
            <FormattedMessage id={`prayers.${hour}`} />
          </Heading>,
          ...prayers
            .filter(({ prayer }) => hours[hour].some((id) => id === prayer.id))
            .map(({ prayer, other }) => (
              <PrayerReader key={prayer.id} id={prayer.id} level={3} texts={[prayerText(prayer), prayerText(other)]} />
            )),
        ])}
      </PrayerBook>
    </ContentPage>
  );
}
