import { Chart } from '#design-system';
import { prayerDeskStates } from '#contract/enums';
import { useIntl, type IntlShape } from 'react-intl';
import { formatDay } from '../../platform/language/format-day.ts';
import type { Schemas } from '../../platform/client/client.ts';

interface ChartOf {
  summary: Schemas['PrayerSummary'];
}

type Period = Schemas['PrayerPeriod'];

/** A short name for a period: its year, its month, or the first day of its week. */
function periodInWords(intl: IntlShape, by: Schemas['PrayerPeriodKind'], { from }: Period): string {
  const parts = {
    week: { day: 'numeric', month: 'short' },
    month: { month: 'short', year: 'numeric' },
    year: { year: 'numeric' },
  } as const;
  return formatDay(intl, from, parts[by]);
}

/** The props that charts by period share. */
function usePeriods({ by, items }: Schemas['PrayerSummary']) {
  const intl = useIntl();
  const categories = items.map((period) => periodInWords(intl, by, period));
  const most = items.reduce((best, { received }, index) => (received > (items[best]?.received ?? 0) ? index : best), 0);
  return {
    categories,
    categoryLabel: intl.formatMessage({ id: `blessings.period.${by}` }),
    summaryText: intl.formatMessage(
      { id: `blessings.most.${by}` },
      { period: categories[most] ?? '', count: items[most]?.received ?? 0 },
    ),
    formatValue: (value: number) => intl.formatNumber(value),
  };
}

/** The requests received and prayed for and the people notified, by period. */
export function PrayerChart({ summary }: ChartOf) {
  const intl = useIntl();
  const seriesOf = (measure: 'received' | 'prayed' | 'told') => ({
    name: intl.formatMessage({ id: `blessings.${measure}` }),
    values: summary.items.map((period) => period[measure]),
  });
  return (
    <Chart
      kind="line"
      caption={intl.formatMessage({ id: 'blessings.overTime' })}
      {...usePeriods(summary)}
      series={[seriesOf('received'), seriesOf('prayed'), seriesOf('told')]}
    />
  );
}

/** The requests received, by the language in which people wrote. */
export function LanguageChart({ summary }: ChartOf) {
  const intl = useIntl();
  const seriesOf = (language: 'en' | 'es') => ({
    name: intl.formatMessage({ id: `language.${language}` }),
    values: summary.items.map(({ languages }) => languages[language]),
  });
  return (
    <Chart
      kind="bar"
      caption={intl.formatMessage({ id: 'blessings.byLanguage' })}
      {...usePeriods(summary)}
      series={[seriesOf('en'), seriesOf('es')]}
    />
  );
}

/** The current states of the requests received in all periods together. */
export function StateChart({ summary: { items } }: ChartOf) {
  const intl = useIntl();
  const values = prayerDeskStates.map((state) => items.reduce((total, { states }) => total + states[state], 0));
  return (
    <Chart
      kind="bar"
      caption={intl.formatMessage({ id: 'blessings.byState' })}
      summaryText={intl.formatMessage({ id: 'blessings.open' }, { count: (values[0] ?? 0) + (values[1] ?? 0) })}
      categoryLabel={intl.formatMessage({ id: 'formDesk.state' })}
      categories={prayerDeskStates.map((state) => intl.formatMessage({ id: `prayerDesk.state.${state}` }))}
      series={[{ name: intl.formatMessage({ id: 'blessings.received' }), values }]}
      formatValue={(value) => intl.formatNumber(value)}
    />
  );
}
