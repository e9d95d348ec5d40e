import { Chart, type ChartProps } from '#design-system';
import { useIntl, type IntlShape } from 'react-intl';
import { formatDay } from '../platform/language/format-day.ts';
import type { Schemas } from '../platform/client/client.ts';
import type { ReportFigures } from './data/report-figures.ts';
import type { ReportColumn } from './data/report-row.ts';

interface ReportChartProps {
  /** The report's name. */
  name: string;
  columns: readonly ReportColumn[];
  chart: Schemas['ReportChart'];
  figures: ReportFigures;
}

/** A month such as 2027-05 in words. */
function monthInWords(intl: IntlShape, month: string): string {
  return formatDay(intl, `${month}-01`, { month: 'short', year: 'numeric' });
}

/** The name of a column inside a sentence. */
const inside = (intl: IntlShape, title: string) => title.charAt(0).toLocaleLowerCase(intl.locale) + title.slice(1);

/** The chart above the table, with the sums of the rows found. */
export function ReportChart({ name, columns, chart, figures }: ReportChartProps) {
  const intl = useIntl();
  const columnOf = (id: string | undefined) => columns.find((column) => column.id === id);
  const isByMonth = chart.by === 'month';
  const categories = figures.categories.map((key) => (isByMonth ? monthInWords(intl, key) : key));
  const series = figures.series.map(({ columnId, values }) => ({
    name: columnOf(columnId)?.title ?? intl.formatMessage({ id: 'report.chart.rows' }),
    values,
  })) as unknown as ChartProps['series'];
  const isMoney = columnOf(figures.series[0]?.columnId)?.type === 'money';
  const written = (value: number) =>
    intl.formatNumber(value, isMoney ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : {});
  const [{ name: first, values }] = series;
  const largest = values.indexOf(Math.max(...values));
  const category = columnOf(chart.categoryId)?.title ?? '';
  const isCount = chart.seriesIds.length === 0;
  return (
    <Chart
      // One month is no line.
      kind={isByMonth && categories.length > 1 ? 'line' : 'bar'}
      isCompact
      // Not the report's name alone, which already names its table.
      caption={intl.formatMessage(
        { id: 'report.chart.caption' },
        {
          series: isCount
            ? name
            : intl.formatList(series.map((one, at) => (at === 0 ? one.name : inside(intl, one.name)))),
          by: isByMonth ? 'month' : 'value',
          category: inside(intl, category),
        },
      )}
      summaryText={intl.formatMessage(
        { id: 'report.chart.most' },
        { series: first, category: categories[largest] ?? '', value: written(values[largest] ?? 0) },
      )}
      categoryLabel={category}
      categories={categories}
      series={series}
      formatValue={written}
    />
  );
}
