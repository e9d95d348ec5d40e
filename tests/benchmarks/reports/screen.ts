import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { findChromium } from '../../support/chromium.ts';
import { words } from '../../e2e/steps/words.ts';
import { judged } from '../figures.ts';
import { isMachineBusy, memoryOf } from '../machine.ts';
import { longestTask, traced } from './longest-task.ts';
import { startBuiltSite } from '../site/site.ts';
import { serveManyRows } from './many-rows.ts';

/*
 * Measures the report screen with 100,000 rows of 12 columns, in a browser whose page is slowed down four times: the longest task
 * of the page while it loads, sorts, searches, pages and exports a workbook, and how long a sort takes. The browser does not slow
 * down the worker, so the worker's time is also printed times four. Memory is that of the page and the worker together, above the
 * screen without rows. Prints each figure beside its limit; no missed limit is an error. Needs `npm run build`.
 *   npm run benchmark:report-screen [-- rows]
 */
const [rows = 100_000] = process.argv.slice(2).map(Number);
const slowdown = 4;
const limits = { task: 50, sort: 1_000, memory: 700 };
const text = words('en');

interface Watched {
  /** When a button was last pressed, and when the page last changed after that. */
  pressed: number;
  changed: number;
}

declare global {
  interface Window {
    watched?: Watched;
  }
}

/** Records presses and changes of the page; runs in the page. */
function watch(): void {
  const watched: Watched = { pressed: 0, changed: 0 };
  window.watched = watched;
  const press = (): void => {
    watched.pressed = performance.now();
  };
  addEventListener('pointerdown', press, { capture: true });
  addEventListener('keydown', press, { capture: true });
  const isOfScreen = ({ target }: MutationRecord): boolean =>
    (target instanceof Element ? target : target.parentElement)?.closest('main') != null;
  new MutationObserver((changes) => {
    if (changes.some(isOfScreen)) watched.changed = performance.now();
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** The memory of all pages of a browser and their workers, in MB. */
async function memoryOfPages(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = await Promise.all(processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => memoryOf(id)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The page counts as settled after this long without changes, in ms. */
const quiet = 2_500;
const longestWait = 120_000;

interface Seen {
  /** From the press to the last change of the page, in ms. */
  readonly took: number;
  readonly longest: ReturnType<typeof longestTask>;
  /** Peak memory meanwhile, in MB. */
  readonly memory: number;
}

/** Presses a target by its position in the window: locating it during the measurement would be a task of the page. */
async function seen(page: Page, browser: Browser, target: Locator, act?: () => Promise<void>): Promise<Seen> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to press');
  await pause(quiet);
  await page.evaluate(() => {
    if (window.watched) Object.assign(window.watched, { pressed: 0, changed: 0 });
  });
  await browser.startTracing(page, { categories: traced });
  const began = performance.now();
  if (act) await act();
  else await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  let memory = 0;
  for (;;) {
    await pause(100);
    memory = Math.max(memory, await memoryOfPages(browser));
    const left = await page.evaluate(() => performance.now() - (window.watched?.changed ?? 0));
    const isOver = performance.now() - began > longestWait;
    if (performance.now() - began > 2 * quiet && (left > quiet || isOver)) break;
  }
  const watched = await page.evaluate(() => window.watched);
  if (!watched) throw new Error('The page was left');
  const longest = longestTask(await browser.stopTracing());
  return { took: watched.changed - watched.pressed, longest, memory };
}

function tell(name: string, { took, longest }: Seen, limit?: number): void {
  const time = limit === undefined ? `${took.toFixed(0)} ms` : `${judged(took, { atMost: limit }, 0)} ms`;
  console.log(
    `${name}: longest task ${judged(longest.ms, { atMost: limits.task }, 0)} ms (${longest.mostOfIt}), done after ${time}`,
  );
}

async function openScreen(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/reports?lng=en`);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.getByRole('button', { name: text['report.show'] }).waitFor();
  await page.waitForLoadState('networkidle');
}

const site = await startBuiltSite();
const data = await serveManyRows(rows);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const { token, user } = await site.openSession('A');
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
  });
  await context.addCookies([{ name: 'session', value: token, url: site.url, httpOnly: true }]);
  await context.addInitScript((known) => {
    localStorage.setItem('user', JSON.stringify(known));
    localStorage.setItem('token', JSON.stringify({ exp: Date.now() + 900_000 }));
  }, user);
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.route(/\/api\/reports\/run\?/, (route) => route.continue({ url: data.url }));
  await openScreen(page, site.url);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const idle = await memoryOfPages(browser);
  console.log(
    `${String(rows)} rows of 12 columns, ${data.megabytes.toFixed(0)} MB; the page is slowed ${String(slowdown)} times`,
  );
  if (isMachineBusy()) console.log('The machine is busy: these figures say less.');

  const found: Seen[] = [];
  const measure = async (name: string, target: Locator, act?: () => Promise<void>, limit?: number): Promise<void> => {
    const one = await seen(page, browser, target, act);
    found.push(one);
    tell(name, one, limit);
  };
  const header = (name: string) => page.locator('thead').getByRole('button', { name, exact: true });
  await measure('reading', page.getByRole('button', { name: text['report.show'] }));
  for (const name of ['Contact', 'Email', 'Registered on', 'Balance'])
    await measure(`sorting by ${name}`, header(name), undefined, limits.sort);
  const wanted = page.getByRole('searchbox', { name: text['report.searchRows'] });
  await wanted.fill('nunez confirmed');
  await measure('searching', wanted, () => page.keyboard.press('Enter'));
  await wanted.fill('');
  await measure('all rows again', wanted, () => page.keyboard.press('Enter'));
  const pages = page.getByRole('navigation', { name: text['report.pages'] });
  await measure('the next page', pages.getByRole('button').last());
  const download = page.waitForEvent('download', { timeout: longestWait });
  await measure('a workbook', page.getByRole('button', { name: text['report.download'] }));
  await (await download).delete();
  const most = Math.max(...found.map(({ memory }) => memory));
  console.log(`page and worker: ${judged(most - idle, { atMost: limits.memory }, 0)} MB above the screen without rows`);
} finally {
  await browser.close();
  data.stop();
  await site.stop();
}
