import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright';
import { contentPages, people } from '../../../api/platform/pages/rules.ts';
import { findChromium } from '../../support/chromium.ts';
import { fillFamily, newYork } from '../../e2e/steps/register.ts';
import { words } from '../../e2e/steps/words.ts';
import { judged, median } from '../figures.ts';
import { fillPublicForm } from './fill-form.ts';
import { isMachineBusy } from '../machine.ts';
import { servePlainPage } from './plain-page.ts';
import { startBuiltSite } from './site.ts';

/*
 * From a press to the next paint, on a processor slowed four times, on every public page; beside the page's own markup
 * without its scripts, turn by turn in the same run. Prints also what script a page loads, in how many requests, and its
 * longest task. Nothing ends with an error here. Needs `npm run build`.
 *   npm run benchmark:interactions [-- rounds /path …]
 */
const [rounds = '3', ...asked] = process.argv.slice(2);
const slowdown = 4;
/** A day on which the New York convention takes registrations. */
const openDay = '2026-12-01T15:00:00Z';
const text = words('en');
const registration = `/retreat-registration?id=${newYork}`;
const publicForms = ['/contact', '/prayer', '/sabbath', '/sabbathRetreat'];
const withForm = [...publicForms, '/login', '/signup', '/forgotPassword', '/findRegistration', registration];
const pages = [
  ...Object.values(contentPages).filter((path) => !publicForms.includes(path)),
  ...people.map((person) => `/${person}`),
  '/events',
  `/events/${newYork}`,
  ...withForm,
];
const limits = { reading: { script: 128, requests: 12 }, form: { script: 160, requests: 12 }, paint: 100, task: 50 };

interface Recorded {
  /** Time from the input to the next paint, ms, of the presses since they were last read. */
  presses: number[];
  tasks: number[];
}

declare global {
  interface Window {
    recorded?: Recorded;
  }
}

/** Keeps what the browser measures of presses and of tasks; runs in the page. */
function record(): void {
  const recorded: Recorded = { presses: [], tasks: [] };
  window.recorded = recorded;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
        recorded.presses.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) recorded.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** The smallest figure that the browser notes. */
const leastNoted = 16;

/** Waits until the browser has painted what came of a press and noted it. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 250)));
      }),
  );

/** Does one thing and answers how long its slowest event took to the next paint, in ms. */
async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  await settle(page);
  await page.evaluate(() => window.recorded?.presses.splice(0));
  await act();
  await settle(page);
  const presses = await page.evaluate(() => window.recorded?.presses.splice(0) ?? []);
  return Math.max(leastNoted, ...presses);
}

interface Loaded {
  script: number;
  requests: number;
  longestTask: number;
}
type Figures = Map<string, number[]>;

function add(figures: Figures, name: string, value: number): void {
  figures.set(name, [...(figures.get(name) ?? []), value]);
}

/** A phone with a slow processor. */
async function openSlow(context: BrowserContext, url: string): Promise<{ page: Page; loaded: Loaded }> {
  const page = await context.newPage();
  await page.addInitScript(record);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const sizes: number[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname))
      sizes.push(Number(response.headers()['content-length'] ?? Number.NaN));
  });
  await page.goto(url);
  if (url.includes('lng=')) await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  await settle(page);
  const tasks = await page.evaluate(() => window.recorded?.tasks ?? []);
  const script = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  return { page, loaded: { script, requests: sizes.length, longestTask: Math.max(0, ...tasks) } };
}

/** What can be pressed on every page. */
async function pressFrame(page: Page, figures: Figures): Promise<void> {
  const press = async (name: string, target: Locator) => add(figures, name, await timed(page, () => target.tap()));
  await press('menu', page.getByRole('button', { name: text['nav.menu'], exact: true }));
  await press('close the menu', page.locator('[popover]').getByRole('button').first());
  await press('theme', page.locator('input[type=radio][value=dark]'));
  await press('language', page.getByRole('link', { name: 'Español' }));
  await page.locator('html[lang=es]').waitFor();
  await press('language', page.getByRole('link', { name: 'English' }));
  await press('language', page.getByRole('link', { name: 'English' }));
  await page.locator('html[lang=en]').waitFor();
}

/** What the same page without scripts lets one press. */
async function pressStatic(page: Page, figures: Figures): Promise<void> {
  const menu = page.getByRole('button', { name: text['nav.menu'], exact: true });
  add(figures, 'menu', await timed(page, () => menu.tap()));
  const field = page.locator('main input[type=text], main input[type=email]').first();
  await page.keyboard.press('Escape');
  if ((await field.count()) === 0) return;
  await field.focus();
  add(figures, 'type', await timed(page, () => page.keyboard.press('a')));
}

async function pressForm(page: Page, path: string, figures: Figures): Promise<void> {
  const main = page.getByRole('main');
  const submit = main.locator('form button[type=submit]').first();
  const field = main.locator('form input:is([type=text],[type=email]):visible').first();
  if ((await field.count()) === 0) return;
  await field.focus();
  for (const key of ['A', 'n', 'a']) add(figures, 'type', await timed(page, () => page.keyboard.press(key)));
  const choice = main.locator('form input:is([type=radio],[type=checkbox]):visible').first();
  if (await choice.count()) add(figures, 'choose', await timed(page, () => choice.tap()));
  add(figures, 'leave a field', await timed(page, () => page.keyboard.press('Tab')));
  if (path === registration) {
    // The choice that was pressed is whether the contact comes too; without it nobody is asked for an age.
    await choice.check();
    await fillFamily(page, 'en', 'elena@example.org');
    await page.goBack();
    const go = page.getByRole('button', { name: text['form.continue'] });
    add(figures, 'review', await timed(page, () => go.tap()));
    return;
  }
  add(figures, 'refused submit', await timed(page, () => submit.tap()));
  if (!publicForms.includes(path)) return;
  await fillPublicForm(main);
  add(figures, 'confirm dialog', await timed(page, () => submit.tap()));
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  add(figures, 'cancel', await timed(page, () => dialog.getByRole('button').last().tap()));
}

async function measure(browser: Browser, site: string, path: string): Promise<void> {
  const plain = await servePlainPage(`${site}${path}`);
  const here: Figures = new Map<string, number[]>();
  const there: Figures = new Map<string, number[]>();
  const loads: Loaded[] = [];
  const plainTasks: number[] = [];
  const slowContext = () =>
    browser.newContext({
      serviceWorkers: 'block',
      viewport: { width: 412, height: 823 },
      hasTouch: true,
      isMobile: true,
      locale: 'en-US',
      reducedMotion: 'reduce',
    });
  for (let round = 0; round < Number(rounds); round += 1) {
    const context = await slowContext();
    const beside = await openSlow(context, plain.url);
    plainTasks.push(beside.loaded.longestTask);
    await pressStatic(beside.page, there);
    await beside.page.close();
    const { page, loaded } = await openSlow(context, `${site}${path}${path.includes('?') ? '&' : '?'}lng=en`);
    loads.push(loaded);
    await pressFrame(page, here);
    if (withForm.includes(path)) await pressForm(page, path, here);
    await context.close();
  }
  plain.stop();
  const limit = withForm.includes(path) ? limits.form : limits.reading;
  const of = (name: keyof Loaded) => median(loads.map((loaded) => loaded[name]));
  console.log(
    `${path}: script in kB, brotli ${judged(of('script'), { atMost: limit.script }, 1)}, requests ${judged(of('requests'), { atMost: limit.requests }, 0)}, longest task in ms ${judged(of('longestTask'), { atMost: limits.task }, 0)}; the static page has ${median(plainTasks).toFixed(0)}`,
  );
  const least = median(there.get('menu') ?? []);
  for (const [name, values] of here) {
    const own = there.get(name);
    const value = median(values);
    const floor = own ? median(own) : least;
    console.log(
      `  ${name}: ${judged(value, { atMost: limits.paint }, 0)}; the static page ${own ? '' : '(its menu) '}${floor.toFixed(0)}, ratio ${(value / floor).toFixed(1)}`,
    );
  }
}

const site = await startBuiltSite(openDay);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  console.log('From a press to the next paint in ms, on a processor slowed four times, median of the rounds');
  const wanted = asked.length > 0 ? asked : pages;
  for (const [index, path] of wanted.entries()) {
    if (index % 5 === 0 && isMachineBusy())
      console.log('(!) Other programs keep this machine busy: times are too long, ratios still say something');
    await measure(browser, site.url, path).catch((error: unknown) =>
      console.log(`${path}: could not be measured: ${String(error)}`),
    );
  }
} finally {
  await browser.close();
  await site.stop();
}
