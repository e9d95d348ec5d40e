import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright';
import { contentPages, people } from '../../../api/platform/pages/rules.ts';
import { findChromium } from '../../support/chromium.ts';
import { newYork } from '../../e2e/steps/register.ts';
import { words } from '../../e2e/steps/words.ts';
import { judged, median } from '../figures.ts';
import { fillPublicForm } from './fill-form.ts';
import { traceLoad, type LoadTasks } from './load-tasks.ts';
import { isMachineBusy } from '../machine.ts';
import { servePlainPage } from './plain-page.ts';
import { record, settle, timed } from './presses.ts';
import { startBuiltSite } from './site.ts';

/*
 * Measures the time from a press to the next paint on every public page, on a processor slowed down four times, beside the page's
 * own markup without scripts; the two take turns in the same run. Also prints how much script a page loads, in how many requests,
 * the most script in one loading task, and the longest task including the browser's own work. No missed limit is an error. Needs
 * `npm run build`.
 *   npm run benchmark:interactions [-- rounds /path …]
 */
const [rounds = '3', ...asked] = process.argv.slice(2);
const slowdown = 4;
/** A day on which the New York convention accepts registrations. */
const openDay = '2026-12-01T15:00:00Z';
const text = words('en');
const registration = `/retreat-registration?id=${newYork}`;
const publicForms = ['/contact', '/prayer', '/sabbath', '/sabbathRetreat'];
const withForm = [...publicForms, '/login', '/signup', '/forgotPassword', '/findRegistration', registration];
const hasForm = (path: string): boolean => withForm.some((form) => form.split('?')[0] === path.split('?')[0]);
const pages = [
  ...Object.values(contentPages).filter((path) => !publicForms.includes(path)),
  ...people.map((person) => `/${person}`),
  '/events',
  `/events/${newYork}`,
  ...withForm,
];
const limits = { reading: { script: 128, requests: 12 }, form: { script: 160, requests: 12 }, paint: 100, task: 50 };

interface Loaded {
  script: number;
  requests: number;
}
type Figures = Map<string, number[]>;

function add(figures: Figures, name: string, value: number): void {
  figures.set(name, [...(figures.get(name) ?? []), value]);
}

/** Opens a page as on a phone with a slow processor. */
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
  const script = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  return { page, loaded: { script, requests: sizes.length } };
}

/** Presses the controls that every page has. */
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

/** Presses the controls that work on the same page without scripts. */
async function pressStatic(page: Page, figures: Figures): Promise<void> {
  const menu = page.getByRole('button', { name: text['nav.menu'], exact: true });
  add(figures, 'menu', await timed(page, () => menu.tap()));
  const field = page.locator('main input[type=text], main input[type=email]').first();
  await page.keyboard.press('Escape');
  if ((await field.count()) === 0) return;
  await field.focus();
  add(figures, 'type', await timed(page, () => page.keyboard.press('a')));
}

/** Goes through the registration form from its first step to its last, with one additional person. */
async function pressSteps(page: Page, figures: Figures): Promise<void> {
  const main = page.getByRole('main');
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const field = (name: string) => main.getByLabel(name, { exact: true });
  const press = async (name: string, target: Locator) => add(figures, name, await timed(page, () => target.tap()));
  const goOn = button(text['form.continue']);
  await press('step 1, refused', goOn);
  // This choice says that the contact is coming too; without it the form asks nobody for an age.
  await main.locator('form input:is([type=radio],[type=checkbox]):visible').first().check();
  for (const [name, answer] of [
    [text['field.firstName'], 'Elena'],
    [text['field.lastName'], 'Morales'],
    [text['field.email'], 'elena@example.org'],
    [text['field.phone'], '+1 (212) 555-0142'],
    [text['field.yourAge'], '48'],
  ] as const)
    await field(name).fill(answer);
  await press('step 1, continue', goOn);
  await press('step 2, add a person', button(text['registration.people.add']));
  await field(text['field.firstName']).fill('Tomás');
  await field(text['field.lastName']).fill('Morales');
  await field(text['field.age']).fill('51');
  await press('step 2, save the person', button(text['registration.people.save']));
  await main.getByText('$200.00').first().waitFor();
  await press('step 2, continue', goOn);
  await main.getByRole('heading', { name: text['registration.payment.onlyTitle'] }).waitFor();
  await press('step 3, continue to the review', goOn);
  await main.getByRole('heading', { name: text['registration.review.title'] }).waitFor();
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
    await pressSteps(page, figures);
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

/** The longest task of the median load, in ms, split into its two parts. */
function longest(loads: readonly LoadTasks[]): string {
  const sorted = loads.map((load) => load.longest).sort((a, b) => a.script + a.browser - (b.script + b.browser));
  const { script, browser } = sorted[Math.floor(sorted.length / 2)] ?? { script: Number.NaN, browser: Number.NaN };
  return `${(script + browser).toFixed(0)} (script ${script.toFixed(0)}, the browser's own ${browser.toFixed(0)})`;
}

async function measure(browser: Browser, site: string, path: string): Promise<void> {
  const plain = await servePlainPage(`${site}${path}`);
  try {
    await measureBeside(browser, site, path, plain.url);
  } finally {
    plain.stop();
  }
}

async function measureBeside(browser: Browser, site: string, path: string, plainUrl: string): Promise<void> {
  const here: Figures = new Map<string, number[]>();
  const there: Figures = new Map<string, number[]>();
  const loads: Loaded[] = [];
  const tasks: LoadTasks[] = [];
  const plainTasks: LoadTasks[] = [];
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
    const beside = await openSlow(context, plainUrl);
    await pressStatic(beside.page, there);
    await beside.page.close();
    const { page, loaded } = await openSlow(context, `${site}${path}${path.includes('?') ? '&' : '?'}lng=en`);
    loads.push(loaded);
    await pressFrame(page, here);
    if (hasForm(path)) await pressForm(page, path, here);
    await context.close();
    plainTasks.push(await traceLoad(plainUrl, slowdown));
    tasks.push(await traceLoad(`${site}${path}`, slowdown));
  }
  const limit = hasForm(path) ? limits.form : limits.reading;
  const of = (name: keyof Loaded) => median(loads.map((loaded) => loaded[name]));
  console.log(
    `${path}: script in kB, brotli ${judged(of('script'), { atMost: limit.script }, 1)}, requests ${judged(of('requests'), { atMost: limit.requests }, 0)}`,
  );
  console.log(
    `  most script in one task, ms: ${judged(median(tasks.map(({ mostScript }) => mostScript)), { atMost: limits.task }, 0)}; longest task ${longest(tasks)}; of the static page ${longest(plainTasks)}`,
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
