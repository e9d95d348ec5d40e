import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright';
import { furtherScreens, guardedScreens } from '../../../api/access/rules.ts';
import { words } from '../../e2e/steps/words.ts';
import { findChromium } from '../../support/chromium.ts';
import { judged, median } from '../figures.ts';
import { isMachineBusy } from '../machine.ts';
import { serveBare } from './plain-page.ts';
import { record, settle, timed, timedWithTasks } from './presses.ts';
import { startBuiltSite, type BenchmarkSite } from './site.ts';

/*
 * Measures the time from a press to the next paint on the staff screens, on a processor slowed down four times, with 100,000 rows
 * in each list, beside the same markup without styles and scripts in the same run. Also prints the longest task until the result
 * is on the screen. No missed limit is an error. Needs `npm run build`.
 *   npm run benchmark:staff [-- rounds rows /path …]
 */
const [rounds = '3', rows = '100000', ...asked] = process.argv.slice(2);
const slowdown = 4;
const mostPaint = 100;
const text = words('en');
const desk = guardedScreens.manageRegistrations.path;

interface Figures {
  presses: Map<string, number[]>;
  tasks: Map<string, number[]>;
}

/** Performs one action on the page and records its times under a name. */
type Act = (name: string, act: () => Promise<unknown>) => Promise<void>;

function add(figures: Map<string, number[]>, name: string, value: number): void {
  figures.set(name, [...(figures.get(name) ?? []), value]);
}

/** Types letters one by one and times each. */
async function typeInto(page: Page, field: Locator, letters: string, act: Act): Promise<void> {
  await field.focus();
  for (const letter of letters) await act('type', () => page.keyboard.press(letter));
}

const loaded = async (page: Page, done: Promise<unknown>): Promise<void> => {
  await done;
  await page.waitForLoadState('networkidle');
};

/** Uses the search, filters, sort order, selection and pages of a list, and the panel that opens beside it. */
async function useList(page: Page, act: Act): Promise<void> {
  const bar = page.getByRole('main').getByRole('search');
  const search = bar.getByRole('searchbox');
  if (await search.count()) {
    await typeInto(page, search, 'perez', act);
    await act('search', () => loaded(page, page.keyboard.press('Enter')));
    await search.fill('');
    await act('clear the search', () => loaded(page, page.keyboard.press('Enter')));
  }
  for (const summary of await bar.locator('summary:visible').all()) {
    await act('open a menu of the list', () => summary.click());
    await act('close it', () => page.keyboard.press('Escape'));
  }
  const order = page.getByRole('columnheader').getByRole('button').first();
  if (await order.count()) await act('sort', () => loaded(page, order.click()));
  const boxes = page.getByRole('table').getByRole('checkbox');
  if (await boxes.count()) {
    await act('select a row', () => boxes.nth(1).press('Space'));
    await act('select all', () => boxes.first().press('Space'));
    await act('select none', () => boxes.first().press('Space'));
  }
  const next = page.getByRole('main').getByRole('link', { name: 'Next', exact: true });
  if (await next.count()) await act('next page', () => loaded(page, next.click()));
  const row = page.getByRole('rowheader').getByRole('link').first();
  if ((await row.count()) === 0) return;
  await act('open a row', () => loaded(page, row.click()));
  await act('next row', () => loaded(page, page.keyboard.press('j')));
  await act('the row before', () => loaded(page, page.keyboard.press('k')));
}

async function useStart(page: Page, act: Act): Promise<void> {
  await act('to the search', () => page.keyboard.press('/'));
  for (const letter of 'perez 47') await act('type', () => page.keyboard.press(letter === ' ' ? 'Space' : letter));
  await page.getByRole('option').first().waitFor();
  await act('next result', () => page.keyboard.press('ArrowDown'));
  await act('close the search', () => page.keyboard.press('Escape'));
  await page.getByRole('heading', { level: 1 }).click();
  await act('keys', () => page.keyboard.press('?'));
  await act('close the keys', () => page.keyboard.press('Escape'));
}

async function useParty(page: Page, act: Act): Promise<void> {
  await loaded(page, page.getByRole('rowheader').getByRole('link').first().click());
  await act('record a payment', () => page.getByRole('button', { name: text['party.payment.go'] }).first().click());
  await typeInto(page, page.getByLabel(text['party.payment.amount']), '1234', act);
  await act('ask to record it', () => page.getByRole('button', { name: text['party.payment.submit'] }).click());
  await act('cancel', () => page.keyboard.press('Escape'));
  await typeInto(page, page.getByLabel(text['party.message.subject'], { exact: true }), 'Hello', act);
}

async function useEntry(page: Page, act: Act): Promise<void> {
  const grid = page.getByRole('table').first();
  for (let row = 0; row < 4; row += 1) {
    const cell = grid.getByRole('textbox', { name: text['field.firstName'] }).nth(row);
    await typeInto(page, cell, 'Ana', act);
    await act('next cell', () => page.keyboard.press('Tab'));
    await act('add a person', () => page.keyboard.press('Enter'));
  }
  await act('save with mistakes', () => page.keyboard.press('Control+Enter'));
}

const screens: Readonly<Record<string, (page: Page, act: Act) => Promise<void>>> = {
  [furtherScreens.workspace.path]: useStart,
  [desk]: useList,
  [`${desk}?search=perez`]: useParty,
  [`${desk}/new`]: useEntry,
  [guardedScreens.listUsers.path]: useList,
  [guardedScreens.listPrayerRequests.path]: useList,
  [guardedScreens.listSabbathRequests.path]: useList,
  [furtherScreens.contactMessages.path]: useList,
  [furtherScreens.auditTrail.path]: useList,
};

/** A logged-in user on a slow desktop computer. */
async function slowContext(browser: Browser, site: BenchmarkSite, path: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  const { token, user } = await site.openSession(path === guardedScreens.listPrayerRequests.path ? 'P' : 'A');
  await context.addCookies([{ name: 'session', value: token, url: site.url, httpOnly: true }]);
  await context.addInitScript((known) => {
    localStorage.setItem('user', JSON.stringify(known));
    localStorage.setItem('token', JSON.stringify({ exp: Date.now() + 10 * 365 * 86_400_000 }));
  }, user);
  return context;
}

async function openSlow(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(record);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await settle(page);
  return page;
}

/** How long the same markup without scripts takes for a letter typed into its first field. */
async function pressPlain(browser: Browser, html: string): Promise<number> {
  const plain = await serveBare(html);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await openSlow(context, plain.url);
    await page.locator('input:not([type=hidden]):visible').first().focus();
    return await timed(page, () => page.keyboard.press('a'));
  } finally {
    await context.close();
    plain.stop();
  }
}

async function measure(browser: Browser, site: BenchmarkSite, path: string): Promise<void> {
  const figures: Figures = { presses: new Map(), tasks: new Map() };
  const plain: number[] = [];
  for (let round = 0; round < Number(rounds); round += 1) {
    const context = await slowContext(browser, site, path);
    try {
      const page = await openSlow(context, `${site.url}${path}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      plain.push(await pressPlain(browser, await page.content()));
      await screens[path]?.(page, async (name, act) => {
        const { press, task } = await timedWithTasks(page, act);
        add(figures.presses, name, press);
        add(figures.tasks, name, task);
      });
    } finally {
      await context.close();
    }
  }
  const floor = median(plain);
  console.log(`${path}: a letter in the same markup without scripts takes ${floor.toFixed(0)}`);
  for (const [name, values] of figures.presses) {
    const press = median(values);
    const task = median(figures.tasks.get(name) ?? []);
    console.log(
      `  ${name}: ${judged(press, { atMost: mostPaint }, 0)}; ratio ${(press / floor).toFixed(1)}; longest task ${task.toFixed(0)}`,
    );
  }
}

const site = await startBuiltSite('2027-04-10T12:00:00Z');
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  await site.fill(Number(rows));
  console.log('From a press to the next paint in ms, on a processor slowed four times, median of the rounds');
  for (const path of asked.length > 0 ? asked : Object.keys(screens)) {
    if (isMachineBusy())
      console.log('(!) Other programs keep this machine busy: times are too long, ratios still say something');
    await measure(browser, site, path).catch((error: unknown) =>
      console.log(`${path}: could not be measured: ${String(error)}`),
    );
  }
} finally {
  await browser.close();
  await site.stop();
}
