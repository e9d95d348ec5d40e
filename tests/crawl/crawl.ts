import { chromium, type Browser, type Page } from '@playwright/test';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { languages } from '../../api/platform/language/rules.ts';
import { ensureChromium } from '../support/chromium.ts';
import { places, type Place } from './addresses.ts';
import { axe, covered, ibm, markup, sideways } from './engines.ts';

/*
 * Opens every public page in both languages, with and without scripts, in every width and theme, and checks each with three
 * engines. Run `npm run test:crawl` after `npm run build`; `npm run test:crawl -- /events` checks only pages with that text in
 * their path, and `-- --quick` checks half of each page's views in one language and the other half in the other. It takes half an
 * hour or more, so it is not part of `npm test`.
 */
const port = 3295;
const origin = `http://localhost:${port}`;

interface View {
  name: string;
  width: number;
  height: number;
  colorScheme: 'light' | 'dark';
  forcedColors?: 'active';
  /** Larger text only, as some people set in their browser. */
  text?: '200%';
}

const sizes = [
  { width: 320, height: 700 },
  { width: 1280, height: 900 },
];
const themes = [
  { colorScheme: 'light' },
  { colorScheme: 'dark' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;
const views: View[] = [
  ...sizes.flatMap((size) =>
    themes.map((theme) => ({
      ...size,
      ...theme,
      name: `${size.width} px ${'forcedColors' in theme ? 'forced colors' : theme.colorScheme}`,
    })),
  ),
  { name: '1920 px', width: 1920, height: 1080, colorScheme: 'light' },
  // A window of 1280 by 1024 at 400% zoom.
  { name: '400 %', width: 320, height: 256, colorScheme: 'light' },
  { name: 'letters at 200 %', width: 1280, height: 900, colorScheme: 'light', text: '200%' },
];
const viewsWithoutScripts = views.filter(({ name }) =>
  ['320 px light', '1280 px dark', '1280 px forced colors'].includes(name),
);
/** Views with the same content as one that axe has checked, only laid out differently. */
const viewsOfSpace = ['400 %', 'letters at 200 %'];
const viewsOfIbm = ['320 px dark', '1280 px light'];

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
/** A quick crawl splits the views between the languages. */
const shared = (all: readonly View[], { language }: Place): View[] =>
  all.filter((_, index) => !values.quick || index % 2 === languages.indexOf(language));

let seen = 0;
const findings = new Map<string, string[]>();

function note(place: Place, where: string, found: readonly string[]): void {
  for (const text of found) findings.set(text, [...(findings.get(text) ?? []), `${place.address} (${where})`]);
}

async function look(page: Page, place: Place, all: readonly View[], scripts: string): Promise<void> {
  for (const view of shared(all, place)) {
    seen += 1;
    const where = `${view.name}, ${scripts}`;
    await page.setViewportSize({ width: view.width, height: view.height });
    await page.emulateMedia({
      colorScheme: view.colorScheme,
      forcedColors: view.forcedColors ?? 'none',
      reducedMotion: 'reduce',
    });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, view.text ?? '');
    note(place, where, await sideways(page));
    if (!viewsOfSpace.includes(view.name)) note(place, where, await axe(page, view.forcedColors !== undefined));
    if (view.name === '400 %') note(place, where, await covered(page));
    if (viewsOfIbm.includes(view.name)) note(place, where, await ibm(page));
  }
}

async function withScripts(browser: Browser, place: Place): Promise<void> {
  const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block', locale: 'en-US' });
  const page = await context.newPage();
  page.on('pageerror', (error) => note(place, 'scripts', [`error: ${error.message}`]));
  page.on('console', (message) => {
    const isExpected =
      message.text().startsWith('Service Worker registration blocked') || /status of 404/.test(message.text());
    if (message.type() === 'error' || (message.type() === 'warning' && !isExpected)) {
      if (!isExpected) note(place, 'scripts', [`console: ${message.text().slice(0, 200)}`]);
    }
  });
  await page.goto(`${origin}${place.address}`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  await look(page, place, views, 'scripts');
  await context.close();
}

/** The engines are scripts themselves, so the page is loaded with its own scripts removed and its noscript content shown. */
async function withoutScripts(browser: Browser, place: Place): Promise<void> {
  const response = await fetch(`${origin}${place.address}`);
  const html = await response.text();
  note(place, 'as sent', await markup(html));
  const bare = html.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll(/<(\/?)noscript>/g, '<$1div>');
  const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.route(`${origin}${place.address}`, (route) => route.fulfill({ body: bare, contentType: 'text/html' }));
  await page.goto(`${origin}${place.address}`);
  await look(page, place, viewsWithoutScripts, 'no scripts');
  await context.close();
}

const site = fork(fileURLToPath(new URL('../e2e/serve.ts', import.meta.url)), {
  env: { ...process.env, E2E_PORT: String(port) },
  stdio: 'inherit',
});
const ended = once(site, 'exit');
try {
  while (!(await fetch(`${origin}/api/health`).catch(() => null))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 200));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });
  const all = places(positionals[0]);
  // Loads everything that the server loads on first request, so that a build during the crawl changes nothing.
  for (const { address } of all) await (await fetch(`${origin}${address}`)).text();
  for (const [index, place] of all.entries()) {
    for (const [name, visit] of [
      ['scripts', withScripts],
      ['no scripts', withoutScripts],
    ] as const) {
      await visit(browser, place).catch((error: unknown) =>
        note(place, name, [`failed: ${String(error).slice(0, 300)}`]),
      );
    }
    console.log(
      `${String(index + 1)}/${String(all.length)} ${place.address}: ${String(findings.size)} findings so far`,
    );
  }
  await browser.close();
  console.log(`\n${String(all.length)} pages, ${String(seen)} views, ${String(findings.size)} findings`);
  for (const [text, where] of findings)
    console.log(`\n${text}\n  ${String(where.length)} times: ${where.slice(0, 4).join('; ')}`);
} finally {
  site.kill('SIGTERM');
  await ended;
}
process.exitCode = findings.size > 0 ? 1 : 0;
