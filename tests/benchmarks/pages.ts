import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium, type Browser } from 'playwright';
import { ensureChromium } from '../support/chromium.ts';
import { median } from './figures.ts';
import { servePlainPage } from './plain-page.ts';
import { startBuiltSite } from './site.ts';

/*
 * Lighthouse (mobile, simulated) on pages of the built site, each beside a static page of the same words served from memory
 * in the same run, turn by turn; and how much script a browser loads for them. Prints scores, paints and their ratios;
 * nothing passes or fails here. Needs `npm run build`.
 *   npm run benchmark:pages [-- rounds /path …]
 */
const [rounds = '3', ...asked] = process.argv.slice(2);
const paths = asked.length > 0 ? asked : ['/confession', '/prayers', '/Marian'];
const port = 9333;

async function measure(url: string): Promise<Result> {
  const flags: Flags = { port, output: 'json', logLevel: 'error' };
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse could not measure ${url}`);
  return result.lhr;
}

const figure = (results: readonly Result[], audit: string): number => median(results.map(({ audits }) => audits[audit]?.numericValue ?? NaN));

function printScores(results: readonly Result[]): void {
  const [first] = results;
  const scores = Object.entries(first?.categories ?? {}).map(([name]) => `${name} ${String(Math.round(median(results.map(({ categories }) => categories[name]?.score ?? NaN)) * 100))}`);
  console.log(`  ${scores.join(', ')}`);
}

async function comparePaints(site: string, path: string): Promise<void> {
  const plain = await servePlainPage(`${site}${path}`);
  const [here, there]: [Result[], Result[]] = [[], []];
  for (let round = 0; round < Number(rounds); round += 1) {
    here.push(await measure(`${site}${path}`));
    there.push(await measure(plain.url));
  }
  plain.stop();
  printScores(here);
  for (const audit of ['first-contentful-paint', 'largest-contentful-paint']) {
    const ratios = here.map((result, round) => figure([result], audit) / figure(there.slice(round, round + 1), audit));
    const values = `${figure(here, audit).toFixed(0)} ms beside ${figure(there, audit).toFixed(0)} ms of the static page`;
    console.log(`  ${audit}: ${values}, median ratio ${median(ratios).toFixed(2)}`);
  }
  for (const audit of ['total-blocking-time', 'cumulative-layout-shift']) console.log(`  ${audit}: ${figure(here, audit).toFixed(3)} beside ${figure(there, audit).toFixed(3)}`);
  const documents = [here, there].map(([result]) => result?.audits['network-requests']?.details as { items?: { transferSize: number }[] } | undefined);
  console.log(`  document: ${documents.map((details) => String(details?.items?.[0]?.transferSize ?? '?')).join(' beside ')} bytes with its headers`);
}

/** What a page of a new reader loads, in bytes on the way. */
async function countScripts(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const sizes: number[] = [];
  page.on('response', (response) => {
    const isScript = /\.js$/.test(new URL(response.url()).pathname);
    if (isScript) sizes.push(Number(response.headers()['content-length'] ?? 0));
  });
  await page.goto(url);
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await page.waitForLoadState('networkidle');
  await context.close();
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return `${(total / 1000).toFixed(1)} kB in ${String(sizes.length)} files`;
}

const site = await startBuiltSite();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', `--remote-debugging-port=${String(port)}`, '--disable-background-networking'],
});
try {
  // The first reader's page is made in a hurry; those who follow get it as small as it gets.
  for (const path of paths) await fetch(`${site.url}${path}`, { headers: { 'Accept-Language': 'en' } });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  for (const path of paths) {
    console.log(`${path}, script, brotli: ${await countScripts(browser, `${site.url}${path}`)}`);
    await comparePaints(site.url, path);
  }
} finally {
  await browser.close();
  await site.stop();
}
