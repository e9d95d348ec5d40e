import { DataTable, Heading, Inline, ListBar, Stack, Text, useAnnounce } from '#design-system';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { ReportColumn, ReportRow } from './data/report-row.ts';
import type { ReportPage } from './data/report-rows.ts';
import { usePrintedRows, type FindRows } from './use-printed-rows.ts';

type Sort = { columnId: string; direction: 'ascending' | 'descending' };

interface ReportResultsProps {
  caption: string;
  columns: readonly ReportColumn[];
  count: number;
  page: ReportPage;
  /** The chart of the rows found. */
  chart: ReactNode;
  sort: Sort | undefined;
  search: string;
  onSearch: (words: string) => void;
  onSort: (sort: Sort) => void;
  onPage: (page: number) => void;
  /** Opens the rows to print. */
  openRows: () => FindRows;
}

/** Types whose values never wrap. */
const short = new Set<ReportColumn['type']>(['date', 'time', 'yesNo']);
const figures = new Set<ReportColumn['type']>(['integer', 'number', 'money']);

/** A value in the format of the reader's language; dates keep the format that files and other programs use. */
function written(intl: IntlShape, { type }: ReportColumn, value: string | number): string {
  if (typeof value === 'string') return value;
  return type === 'money'
    ? intl.formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    : intl.formatNumber(value);
}

function tableColumns(intl: IntlShape, columns: readonly ReportColumn[]) {
  return columns.map((column, at) => ({
    id: column.id,
    header: column.title,
    cell: ({ cells }: ReportRow) => written(intl, column, cells[at] ?? ''),
    isRowHeader: at === 0,
    sortable: true,
    characters: column.characters,
    numeric: figures.has(column.type),
    ...(short.has(column.type) && { width: 'short' as const }),
  }));
}

function totalsIn(intl: IntlShape, columns: readonly ReportColumn[], totals: ReportPage['totals']) {
  const summed = columns.filter(({ isSummed }) => isSummed);
  if (summed.length === 0) return undefined;
  const values = summed.map((column): [string, string] => {
    const sum = totals[column.id] ?? 0;
    return [column.id, written(intl, column, column.type === 'money' ? sum / 100 : sum)];
  });
  return { label: intl.formatMessage({ id: 'report.total' }), values: Object.fromEntries(values) };
}

/** The rows of a report, a page at a time, with the sums of all rows found. */
export function ReportResults({
  caption,
  columns,
  count,
  page,
  chart,
  sort,
  search,
  onSearch,
  onSort,
  onPage,
  openRows,
}: ReportResultsProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState(search);
  const shown = useMemo(() => tableColumns(intl, columns), [intl, columns]);
  const printed = usePrintedRows(page, openRows);
  const rows = printed ?? page.rows;
  // The key is the position, so that a new order changes only the text of the rows.
  const places = useMemo(() => new Map(rows.map((row, at) => [row, String(at)])), [rows]);
  const { found } = page;
  const resultText = intl.formatMessage(
    { id: 'report.found' },
    { found, count, isWhole: found === count ? 'yes' : 'no' },
  );
  // Tells screen readers that rows have arrived, and how many match the search.
  const announce = useAnnounce();
  useEffect(() => {
    announce(resultText);
  }, [announce, resultText, search]);
  return (
    <Stack gap="s">
      <Inline gap="s" align="baseline">
        <Heading level={2} size={3}>
          {caption}
        </Heading>
        <Text size="small">
          {printed && printed.length < found
            ? intl.formatMessage({ id: 'report.printed' }, { printed: printed.length, found })
            : resultText}
        </Text>
      </Inline>
      {chart}
      <ListBar
        label={intl.formatMessage({ id: 'report.searchRows' })}
        filters={[{ type: 'text', name: 'rows', label: intl.formatMessage({ id: 'report.searchRows' }) }]}
        values={{ rows: typed }}
        furtherCount={0}
        onChange={(_, value) => {
          setTyped(String(value));
        }}
        submitLabel={intl.formatMessage({ id: 'report.search' })}
        onSubmit={() => {
          onSearch(typed.trim());
        }}
        sort={{ columns: shown, value: sort, onSort }}
      />
      <DataTable<ReportRow>
        caption={caption}
        columns={shown}
        rows={rows}
        rowId={(row) => places.get(row) ?? ''}
        {...(sort && { sort })}
        onSort={onSort}
        totals={totalsIn(intl, columns, page.totals)}
        layout="list"
        isWide
        resultText={resultText}
        empty={intl.formatMessage({ id: 'report.nothingFound' })}
        page={{
          page: page.page,
          pageCount: page.pageCount,
          label: intl.formatMessage({ id: 'report.pages' }),
          onChange: onPage,
        }}
      />
    </Stack>
  );
}
