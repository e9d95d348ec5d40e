import { Grid, LiveBadge, PageSection, PrayerReader, Quote, SeasonDay, Stack } from '#design-system';
import { useIntl, type IntlShape } from 'react-intl';
import { formatDay } from '../platform/language/format-day.ts';
import type { Passage, Prayer } from '../content/port/blocks.ts';
import { useLive } from '../platform/shell/live/live-context.tsx';
import type { ChurchDay } from '../platform/shell/site.ts';

interface TodaySectionProps {
  day: ChurchDay;
  passage: Passage;
  prayer: Prayer;
}

function dayDetails(intl: IntlShape, { date, season, rank, alsoKept }: ChurchDay): string[] {
  const inWords = formatDay(intl, date, { day: 'numeric', month: 'long', year: 'numeric' });
  const seasonName = intl.formatMessage({ id: `season.${season}` });
  return [
    inWords,
    rank === 'weekday' || rank === 'sunday'
      ? seasonName
      : intl.formatMessage(
          { id: 'day.rank' },
          { season: seasonName, rank: intl.formatMessage({ id: `rank.${rank}` }) },
        ),
    ...(alsoKept.length > 0 ? [intl.formatMessage({ id: 'day.alsoKept' }, { saints: intl.formatList(alsoKept) })] : []),
  ];
}

/** The day in the Church's year with its verse and prayer, and whether a live broadcast is on. */
export function TodaySection({ day, passage, prayer }: TodaySectionProps) {
  const intl = useIntl();
  const { live, url } = useLive();
  return (
    <PageSection width="wide" tone="deep" label={intl.formatMessage({ id: 'home.todayLabel' })}>
      <Grid columns={2} gap="xl">
        <Stack gap="l">
          <SeasonDay name={day.name} color={day.color} details={dayDetails(intl, day)} />
          <Quote
            text={passage.lines.join('\n')}
            source={intl.formatMessage(
              { id: 'content.source' },
              { reference: passage.reference, translation: passage.translation },
            )}
          />
          <LiveBadge
            isLive={live}
            liveLabel={intl.formatMessage({ id: 'live.now' })}
            notLiveLabel={intl.formatMessage({ id: 'live.not' })}
            href={url}
          />
        </Stack>
        <PrayerReader level={3} texts={[{ language: prayer.language, title: prayer.title, stanzas: [prayer.lines] }]} />
      </Grid>
    </PageSection>
  );
}
