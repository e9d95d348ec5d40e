import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { read, utils } from 'xlsx';
import {
  beOfType,
  endSession,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  test,
} from '../steps/journey.ts';
import { tabTo } from '../steps/keyboard.ts';
import { words } from '../steps/words.ts';

const text = words('en');
const spanish = words('es');

// A user's second run ends the first one, and journeys share one user of each type.
test.describe.configure({ mode: 'serial' });

async function open(page: Page, address = '/reports'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['report.title']);
}

/** Matches the request that runs a report, but not the one for the last runs. */
const runRequest = /\/api\/reports\/run\?/;

const show = (page: Page) => page.getByRole('button', { name: text['report.show'] }).click();

test('a report is chosen, run, sorted, searched, shared and downloaded', async ({ page }) => {
  await beOfType(page, 'A');
  await open(page);
  const chooser = page.getByLabel(text['report.report'], { exact: true });
  const offered = await chooser.locator('option').allTextContents();
  expect(offered.slice(0, 10)).toEqual([
    '-- Select --',
    '1 - Registrations by event',
    '2 - Roster',
    '3 - Payments and refunds',
    '4 - Balances',
    '5 - Headcount by age band',
    '6 - Waivers',
    '8 - Saturday requests',
    '9 - Users by type',
    '10 - Emails to parties',
  ]);
  await expect(chooser).toHaveValue('1');
  const download = page.getByRole('button', { name: 'Download Excel' });
  await expect(download).toHaveAccessibleDescription('Run a report first');
  // The button explains itself and stays focusable.
  await download.click({ force: true });
  await expect(page.getByRole('main').getByText('No data to download.')).toBeVisible();

  await page.getByLabel('Include concluded events').check();
  await show(page);
  const table = page.getByRole('table', { name: 'Registrations by event', exact: true });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByText('No data to download.')).toHaveCount(0);
  await expect(page).toHaveURL(/report=1&.*concluded=true/);
  // After a run, the focus stays at the filters.
  await page.getByLabel('Type', { exact: true }).selectOption('Convention');
  await show(page);
  await expect(page).toHaveURL(/type=Convention/);
  await expect(page.getByRole('button', { name: text['report.show'] })).toBeFocused();
  await page.getByLabel('Type', { exact: true }).selectOption('');
  await show(page);
  await expect(page).toHaveURL(/type=&/);
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  const days = () => table.locator('tbody tr td:nth-child(2)').allInnerTexts();
  const before = await days();
  expect(before.length).toBeGreaterThan(3);
  await table.getByRole('button', { name: 'First day' }).click();
  await expect(page).toHaveURL(/sort=firstDay/);
  await table.getByRole('button', { name: 'First day' }).click();
  await expect(page).toHaveURL(/sort=-firstDay/);
  await expect.poll(days).toEqual(before.toReversed());
  await expectAccessible(page);

  // The totals are below the rows.
  const numbers = (cells: string[]) => cells.map((cell) => Number(cell.replaceAll(',', '')));
  const parties = numbers(await table.locator('tbody tr td:nth-child(5)').allInnerTexts());
  expect(parties).toHaveLength(before.length);
  const [total] = numbers(await table.locator('tfoot td:nth-child(5)').allInnerTexts());
  expect(total).toBe(parties.reduce((sum, count) => sum + count, 0));

  const wanted = page.getByRole('searchbox', { name: text['report.searchRows'] });
  await wanted.fill('MIAMI');
  await wanted.press('Enter');
  await expect(table.locator('tbody tr')).toHaveCount(1);
  await wanted.fill('');
  await wanted.press('Enter');
  await expect(table.locator('tbody tr')).toHaveCount(before.length);

  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toBe('Registrations_by_event_report.xlsx');
  await expect(download).toBeFocused();
  const book = read(readFileSync(await file.path()), { cellNF: true });
  expect(book.SheetNames).toEqual(['Report']);
  const sheet = book.Sheets['Report'] ?? {};
  const [header, first] = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false });
  expect(header?.slice(0, 3)).toEqual(['Event', 'First day', 'Last day']);
  expect(String(first?.[1]).toUpperCase()).toBe(before.at(-1));
  expect(sheet['B2']).toMatchObject({ t: 'n', z: '[$-409]dd-mmm-yyyy' });

  // The complete file opens in its own tab.
  await page.getByRole('button', { name: text['report.completeFile'] }).click();
  const [complete] = await Promise.all([
    page
      .context()
      .waitForEvent('page')
      .then((tab) => tab.waitForEvent('download')),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect(complete.suggestedFilename()).toBe('Registrations_by_event_report.csv');
  expect(readFileSync(await complete.path(), 'utf8')).toMatch(/^\uFEFFEvent,First day,Last day,/);

  // Opening the URL shows the same report with the same filters.
  await open(page, page.url());
  await expect(page.getByLabel('Include concluded events')).toBeChecked();
  await show(page);
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  // On a laptop, the twelve columns scroll inside the table.
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('another report starts without rows; invalid dates are reported; the last runs restore their filters', async ({
  page,
}) => {
  await beOfType(page, 'R');
  await open(page);
  await show(page);
  await expect(page.getByRole('table')).toBeVisible();
  const chooser = page.getByLabel(text['report.report'], { exact: true });
  await chooser.selectOption('3 - Payments and refunds');
  await expect(page.getByRole('table')).toHaveCount(0);
  // Even while rows are being read: here the worker that reads them never starts.
  await page.route(/report\.worker/, () => undefined);
  await show(page);
  await expect(page.getByRole('button', { name: text['report.running'] })).toBeVisible();
  await chooser.selectOption('1 - Registrations by event');
  await expect(page.getByRole('button', { name: text['report.show'] })).toBeVisible();
  await page.unroute(/report\.worker/);
  await chooser.selectOption('3 - Payments and refunds');
  const from = page.getByRole('group', { name: 'From' });
  await from.getByRole('textbox').nth(1).fill('31');
  await from.getByRole('textbox').first().fill('02');
  await show(page);
  await expect(from.getByLabel('Day')).toHaveAccessibleDescription(new RegExp(text['report.dateWrong']));
  await expect(from.getByLabel('Day')).toBeFocused();
  await chooser.selectOption('2 - Roster');
  await page.getByLabel('Last name').fill('Nobody of this name');
  await show(page);
  await expect(page.getByRole('main').getByText('No results found for the selected filters.')).toBeVisible();
  await open(page);
  await page.getByText(text['report.lastRuns']).click();
  await page.getByRole('link', { name: '2 - Roster' }).first().click();
  await expect(page.getByLabel('Last name')).toHaveValue('Nobody of this name');
  await chooser.selectOption('-- Select --');
  await show(page);
  await expect(page.getByRole('main').getByText('Please select a report first.').first()).toBeVisible();
});

test('a report is found by its number or name, and the start page links to the last runs', async ({ page }) => {
  await beOfType(page, 'R');
  await open(page);
  const found = page.getByRole('combobox', { name: text['search.label'] });
  const result = (name: string) =>
    page.getByRole('listbox', { name: text['search.label'] }).getByRole('option', { name });
  for (const words of ['4', 'saldos', '4 - Bal']) {
    await found.fill(words);
    await expect(result('4 - Balances')).toBeVisible();
  }
  await found.fill('prayer requests');
  await expect(result('7 - Prayer requests')).toHaveCount(0);
  await found.fill('lista de participantes');
  await result('2 - Roster').click();
  await expect(page).toHaveURL(/report=2/);
  await page.getByLabel('Last name').fill('Nobody at all');
  await show(page);
  await expect(page.getByRole('main').getByText('No results found for the selected filters.')).toBeVisible();
  await page.goto('/manage');
  await hydrated(page);
  const run = page.getByRole('listitem').filter({ hasText: '2 - Roster' }).first();
  await expect(run).toContainText('0 rows');
  await run.getByRole('link').click();
  await expect(page.getByLabel('Last name')).toHaveValue('Nobody at all');
});

/** Each response, and the message it causes in each language; null for no response. */
const failures: readonly (readonly [{ status: number; body: object } | null, english: string, spanish: string])[] = [
  [{ status: 200, body: { error: '200,000 rows' } }, 'Error: 200,000 rows', 'Error: 200,000 rows'],
  [{ status: 400, body: { error: 'No day.' } }, 'Missing Data: No day.', 'Faltan datos: No day.'],
  [{ status: 400, body: {} }, 'Missing Data: Missing or invalid data.', 'Faltan datos: Faltan datos o no son válidos.'],
  [{ status: 401, body: {} }, 'Unauthorized: Please log in again.', 'No autorizado: inicie sesión de nuevo.'],
  [
    { status: 403, body: {} },
    'Forbidden: You do not have permission to run this report.',
    'Prohibido: usted no tiene permiso para ejecutar este reporte.',
  ],
  [
    { status: 404, body: {} },
    'Report not found. Please check the report selection.',
    'No se encontró el reporte. Revise cuál seleccionó.',
  ],
  [
    { status: 500, body: {} },
    'Server error: Please try again later.',
    'Error del servidor: inténtelo de nuevo más tarde.',
  ],
  [
    { status: 429, body: { error: 'Too many.' } },
    'Unexpected error (Code 429): Too many.',
    'Error inesperado (código 429): Too many.',
  ],
  [
    { status: 418, body: {} },
    'Unexpected error (Code 418): Unknown error',
    'Error inesperado (código 418): Error desconocido',
  ],
  [
    null,
    'Network error: Unable to reach the server. Check your connection.',
    'Error de red: no se pudo conectar con el servidor. Revise su conexión.',
  ],
];

test('every way in which a run can fail has its own message', async ({ page, noise }) => {
  await beOfType(page, 'D');
  for (const language of ['en', 'es'] as const) {
    const said = words(language);
    await page.goto(`/reports?lng=${language}`);
    await hydrated(page);
    const run = page.getByRole('button', { name: said['report.show'] });
    const alert = (sentence: string | RegExp) => page.getByRole('main').getByText(sentence);
    for (const [answer, english, inSpanish] of failures) {
      await page.route(runRequest, (route) =>
        answer
          ? route.fulfill({ ...answer, body: JSON.stringify(answer.body), contentType: 'application/json' })
          : route.abort(),
      );
      await run.click();
      await expect(alert(language === 'en' ? english : inSpanish)).toBeVisible();
      await page.unroute(runRequest);
    }
    await page.route(runRequest, (route) =>
      route.fulfill({ status: 200, body: 'not JSON', contentType: 'application/json' }),
    );
    await run.click();
    await expect(alert(language === 'en' ? /Unexpected error: .+/ : /Error inesperado: .+/)).toBeVisible();
    await page.unroute(runRequest);
  }
  // The browser itself logs the refusals.
  noise.splice(0);
});

test('a user who is logged out meanwhile is told so, and the report and its filters stay', async ({
  page,
  baseURL,
  noise,
}) => {
  await beOfType(page, 'D', true);
  await open(page);
  const concluded = page.getByLabel('Include concluded events');
  const type = page.getByLabel('Type', { exact: true });
  await concluded.check();
  await show(page);
  await expect(page.getByRole('table')).toBeVisible();
  await endSession(page, baseURL);
  const refusal = page.getByRole('main').getByText('Unauthorized: Please log in again.');
  // With the same filters, and then with others.
  await show(page);
  await expect(refusal).toBeVisible();
  await type.selectOption('Convention');
  await show(page);
  await expect(refusal).toBeVisible();
  await expect(page).toHaveURL(/\/reports\?report=1&.*type=Convention/);
  await expect(concluded).toBeChecked();
  await expect(type).toHaveValue('Convention');
  // The browser itself logs the refusals.
  expect(noise.every((line) => line.includes('401') && runRequest.test(line))).toBe(true);
  noise.splice(0);
});

/** Starts a server that fails in the middle of its response. */
async function startFailing(headers: Record<string, string>, beginning: string) {
  const server = createServer((_, response) => {
    response.writeHead(200, headers);
    response.write(beginning, () => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`, stop: () => server.close() };
}

test('a truncated response is not a report', async ({ page, noise }) => {
  const failing = await startFailing({ 'Content-Type': 'application/json' }, '{"columns":[],"totals":{},"results":[');
  await beOfType(page, 'D');
  await open(page);
  await page.route(runRequest, (route) => route.continue({ url: failing.url }));
  await show(page);
  await expect(page.getByRole('main').getByText(/Network error: Unable to reach the server\./)).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  failing.stop();
  noise.splice(0);
});

test('the browser reports a truncated complete file', async ({ page }) => {
  const headers = { 'Content-Type': 'text/csv', 'Content-Disposition': 'attachment; filename="report.csv"' };
  const failing = await startFailing(headers, 'Event,First day\r\n'.repeat(5_000));
  await beOfType(page, 'D');
  await open(page);
  await page.context().route('**/api/reports/files/**', (route) => route.continue({ url: failing.url }));
  await page.getByRole('button', { name: text['report.completeFile'] }).click();
  const [file] = await Promise.all([
    page
      .context()
      .waitForEvent('page')
      .then((tab) => tab.waitForEvent('download')),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect(await file.failure()).not.toBeNull();
  failing.stop();
});

test('everything works with the keyboard, and is visible in forced colors', async ({ page }) => {
  await beOfType(page, 'D');
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page);
  const { keyboard } = page;
  const focused = page.locator(':focus');
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  const chooser = page.getByLabel(text['report.report'], { exact: true });
  await chooser.focus();
  await keyboard.type('8');
  await expect(chooser).toHaveValue('8');
  await tabTo(page, page.getByRole('textbox', { name: 'Name' }));
  await keyboard.type('nobody of this name');
  await keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('No results found for the selected filters.')).toBeVisible();
  await chooser.focus();
  await keyboard.type('1');
  await tabTo(page, button(text['report.show']));
  await keyboard.press('Enter');
  const table = page.getByRole('table', { name: 'Registrations by event', exact: true });
  await expect(table).toBeVisible();
  await tabTo(page, button('Download Excel'));
  await expect(focused).toBeEnabled();
  const complete = page.getByRole('button', { name: text['report.completeFile'] });
  await tabTo(page, complete);
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Excel' })).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeFocused();
  await keyboard.press('Escape');
  await expect(complete).toBeFocused();
  await tabTo(page, table.getByRole('button', { name: 'First day' }));
  await keyboard.press('Enter');
  await expect(table.getByRole('columnheader', { name: 'First day' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(focused).toBeVisible();
});

/** A report with this many rows; pages have a hundred rows each. */
function manyRows(count: number) {
  const columns = [
    { id: 'name', title: 'Name', type: 'text', isSummed: false },
    { id: 'amount', title: 'Amount', type: 'money', isSummed: true },
  ];
  const results = Array.from({ length: count }, (_, index) => ({ Name: `Row ${String(index + 1)}`, Amount: 1.1 }));
  return { columns, totals: { amount: count * 110 }, results };
}

test('two thousand rows are printed, and the page has a hundred', async ({ page }) => {
  await beOfType(page, 'D');
  await open(page);
  await page.route(runRequest, (route) => route.fulfill({ status: 200, json: manyRows(2_500) }));
  await show(page);
  const rows = page.getByRole('table', { name: 'Registrations by event', exact: true }).locator('tbody tr');
  await expect(rows).toHaveCount(100);
  await expect(page.getByRole('main').getByText('2,500 rows', { exact: true })).toBeVisible();
  // The rows are fetched a moment after the first page is shown.
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        dispatchEvent(new Event('afterprint'));
        dispatchEvent(new Event('beforeprint'));
      });
      return rows.count();
    })
    .toBe(2_000);
  await expect(page.getByText('the first 2,000 of 2,500 rows')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(rows).toHaveCount(100);
});

test('without reports the selector says so, and the console says so once', async ({ page, noise }) => {
  await beOfType(page, 'C');
  await page.route('**/api/reports/available*', (route) =>
    route.fulfill({ status: 500, body: '{}', contentType: 'application/json' }),
  );
  await open(page);
  const chooser = page.getByLabel(text['report.report'], { exact: true });
  await expect(chooser).toBeDisabled();
  await expect(chooser.locator('option')).toHaveText(['No reports available.']);
  expect(noise.filter((line) => line.startsWith('Failed to load reports'))).toHaveLength(1);
  noise.splice(0);
});

test('a visitor is asked to log in; in Spanish the report runs again in Spanish', async ({ page }) => {
  await page.goto('/reports');
  await expect(page).toHaveURL(/\/login\?next=%2Freports/);
  await expect(page.getByText('Please log in to view reports.')).toBeVisible();
  await beOfType(page, 'C');
  await page.goto('/reports?lng=es');
  await hydrated(page);
  await expect(page.getByText('1 - Inscripciones por evento')).toBeAttached();
  await page.getByRole('button', { name: spanish['report.show'] }).click();
  await expect(page.getByRole('columnheader', { name: 'Primer día' })).toBeVisible();
});
