import { read, utils } from 'xlsx';
import { expect, test } from 'vitest';
import type { Schemas } from '../../platform/client/client.ts';
import { createReportRows } from './report-rows.ts';
import { makeWorkbook } from './report-workbook.ts';

type Described = Schemas['ReportColumn'];

const column = (id: string, type: Described['type'], isSummed = false): Described => ({
  id,
  title: id.toUpperCase(),
  type,
  isSummed,
});
const columns = [column('day', 'date'), column('name', 'text'), column('amount', 'money', true)];
const row = (day: string, name: string, amount: number | '') => ({ DAY: day, NAME: name, AMOUNT: amount });
const results = [
  row('02-FEB-2027', 'Zoë', 0.1),
  row('', 'núñez', 0.2),
  row('01-MAR-2026', 'Ñandú', ''),
  row('15-JAN-2027', 'Nadal', 1000.05),
];
const rows = () => createReportRows({ columns, results, totals: { amount: 100_035 } }, 'es');
const names = (view: Parameters<ReturnType<typeof rows>['page']>[0]) =>
  rows()
    .page(view)
    .rows.map(({ cells }) => cells[1]);

test('rows are sorted by the type of the column, with missing values at the end', () => {
  const by = (columnId: string, direction: 'ascending' | 'descending') =>
    names({ search: '', sort: { columnId, direction }, page: 1 });
  expect(by('day', 'ascending')).toEqual(['Ñandú', 'Nadal', 'Zoë', 'núñez']);
  expect(by('day', 'descending')).toEqual(['Zoë', 'Nadal', 'Ñandú', 'núñez']);
  expect(by('amount', 'descending')).toEqual(['Nadal', 'núñez', 'Zoë', 'Ñandú']);
  expect(by('name', 'ascending')).toEqual(['Nadal', 'núñez', 'Ñandú', 'Zoë']);
});

test('numbers inside a text are sorted as numbers, and equal values keep their order', () => {
  const texts = ['R10', 'R9', 'r9', 'É', 'e', 'R9'];
  const made = createReportRows(
    { columns, results: texts.map((name, index) => row('', name, index)), totals: {} },
    'en',
  );
  const sorted = (direction: 'ascending' | 'descending') =>
    made.page({ search: '', sort: { columnId: 'name', direction }, page: 1 }).rows.map(({ cells }) => cells.slice(1));
  expect(sorted('ascending')).toEqual([
    ['e', 4],
    ['É', 3],
    ['r9', 2],
    ['R9', 1],
    ['R9', 5],
    ['R10', 0],
  ]);
  expect(sorted('descending')).toEqual([
    ['R10', 0],
    ['R9', 1],
    ['R9', 5],
    ['r9', 2],
    ['É', 3],
    ['e', 4],
  ]);
});

test('search results are summed to the cent; without a search the sums are the database’s', () => {
  expect(rows().page({ search: '', page: 1 }).totals).toEqual({ amount: 100_035 });
  const found = rows().page({ search: 'NUNEZ', page: 1 });
  expect(found).toMatchObject({ found: 1, totals: { amount: 20 } });
  expect(rows().page({ search: '2027', page: 1 }).totals).toEqual({ amount: 100_015 });
});

test('a chart compares the rows found: the last months, or the largest values, to the cent', () => {
  const chart = { categoryId: 'day', by: 'month', seriesIds: ['amount'] } as const;
  const made = createReportRows({ columns, results, totals: {}, chart: { ...chart, seriesIds: ['amount'] } }, 'en');
  expect(made.page({ search: '', page: 1 }).figures).toEqual({
    categories: ['2026-03', '2027-01', '2027-02'],
    series: [{ columnId: 'amount', values: [0, 1000.05, 0.1] }],
  });
  const counted = { categoryId: 'name', by: 'value' as const, seriesIds: [] };
  const many = [...results, row('', 'Zoë', 1)];
  const { figures } = createReportRows({ columns, results: many, totals: {}, chart: counted }, 'en').page({
    search: '',
    page: 1,
  });
  expect(figures?.categories[0]).toBe('Zoë');
  expect(figures?.series[0]?.values[0]).toBe(2);
  expect(made.page({ search: 'nadal', page: 1 }).figures).toEqual({
    categories: ['2027-01'],
    series: [{ columnId: 'amount', values: [1000.05] }],
  });
  expect(made.page({ search: 'nobody', page: 1 }).figures).toBeUndefined();
  expect(made.page({ search: 'nandu', page: 1 }).figures).toBeUndefined();
});

test('a page has 100 rows; a page number out of range means the nearest page', () => {
  const many = Array.from({ length: 250 }, (_, index) => row('', `n${String(index)}`, index));
  const made = createReportRows({ columns, results: many, totals: {} }, 'en');
  expect(made.page({ search: '', page: 3 }).rows).toHaveLength(50);
  expect(made.page({ search: '', page: 9 })).toMatchObject({ page: 3, pageCount: 3 });
});

test('a workbook has real dates and amounts, and no cell is a formula', async () => {
  const texts = ['=HYPERLINK("x")', '+1', '@x', '-2', 'línea\nnueva', 'x'.repeat(32_767), 'a\r\nb'];
  const many = [...results, ...texts.map((name) => row('', name, 1))];
  const made = createReportRows({ columns, results: many, totals: { amount: 100_735 } }, 'en');
  const all = made.all({ search: '', page: 1 });
  const steps: number[] = [];
  const file = await makeWorkbook({ columns: made.columns, ...all, totalLabel: 'Total' }, (done) => steps.push(done));
  const sheet = read(file, { cellNF: true, cellFormula: true }).Sheets['Report'] ?? {};
  expect(sheet['A2']).toMatchObject({ t: 'n', v: 46_420, w: '02-Feb-2027' });
  expect(sheet['C5']).toMatchObject({ t: 'n', v: 1000.05, w: '1,000.05' });
  expect(sheet['C13']).toMatchObject({ t: 'n', v: 1007.35 });
  expect(sheet['A13']).toMatchObject({ t: 's', v: 'Total' });
  const cells = Object.entries(sheet).filter(([key]) => !key.startsWith('!')) as [string, { f?: string }][];
  expect(cells.filter(([, { f }]) => f !== undefined)).toEqual([]);
  const back = utils.sheet_to_json<string[]>(sheet, { header: 1 }).slice(5, 12);
  expect(back.map((cell) => cell[1])).toEqual(texts.map((name) => name.replace('\r\n', '\n')));
  expect(steps[0]).toBe(0);
  expect(steps.at(-1)).toBe(1);
});

test('a canceled workbook is abandoned', async () => {
  const made = rows();
  const { rows: all, totals } = made.all({ search: '', page: 1 });
  const give = () => {
    throw new Error('Canceled');
  };
  await expect(makeWorkbook({ columns: made.columns, rows: all, totals, totalLabel: 'Total' }, give)).rejects.toThrow(
    'Canceled',
  );
});

test('each column has the length of its longest value, with room for separators in numbers', () => {
  expect(rows().columns.map(({ characters }) => characters)).toEqual([11, 5, 11]);
});
