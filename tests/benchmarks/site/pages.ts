import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium, type Browser } from 'playwright';
import { brotliCompressSync } from 'node:zlib';
import { ensureWholeChromium } from '../../support/chromium.ts';
import { judged, median } from '../figures.ts';
import { servePlainPage } from './plain-page.ts';
import { startBuiltSite } from './site.ts';

/*
 * Runs Lighthouse (mobile, simulated) on pages of the built site, each beside a static page with the same text served from
 * memory; the two take turns in the same run. Also measures what a browser loads for them. Prints each figure beside its limit,
 * and whether it is met; no missed limit is an error. Needs `npm run build`.
 *   npm run benchmark:pages [-- rounds /path …]
 */
const [rounds = '3', ...asked] = process.argv.slice(2);
const paths = asked.length > 0 ? asked : ['/confession', '/prayers', '/Marian', '/'];
const port = 9333;
/** Bytes sent before the client must acknowledge any (the initial congestion window). */
const firstWindow = 14_600;

async function measure(url: string): Promise<Result> {
  const flags: Flags = {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  };
  // On a busy machine, a measurement may fail.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const result = await lighthouse(url, flags);
    if (result?.lhr.audits['first-contentful-paint']?.numericValue !== undefined) return result.lhr;
  }
  throw new Error(`Lighthouse could not measure ${url}`);
}

const figure = (results: readonly Result[], audit: string): number =>
  median(results.map(({ audits }) => audits[audit]?.numericValue ?? NaN));

function printScores(results: readonly Result[]): void {
  const [first] = results;
  const scores = Object.keys(first?.categories ?? {}).map((name) => {
    const score = median(results.map(({ categories }) => categories[name]?.score ?? NaN)) * 100;
    return `${name} ${judged(score, { atLeast: 100 }, 0)}`;
  });
  console.log(`  ${scores.join(', ')}`);
}

interface LoadedFile {
  resourceType?: string;
  transferSize?: number;
  networkRequestTime?: number;
}

const filesOf = ({ audits }: Result): LoadedFile[] =>
  (audits['network-requests']?.details as { items?: LoadedFile[] } | undefined)?.items ?? [];

/** Number of scripts, fonts and stylesheets that a browser requested before the first paint. */
function filesBeforePaint(result: Result): number {
  const metrics = result.audits.metrics?.details as { items?: { observedFirstContentfulPaint?: number }[] } | undefined;
  const paintedAt = metrics?.items?.[0]?.observedFirstContentfulPaint ?? NaN;
  return filesOf(result).filter(
    ({ resourceType = '', networkRequestTime = 0 }) =>
      /^(Script|Font|Stylesheet)$/.test(resourceType) && networkRequestTime < paintedAt,
  ).length;
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
    console.log(`  ${audit}: ${values}, median ratio ${judged(median(ratios), { atMost: 1.1 })}`);
  }
  const blocked = `${judged(figure(here, 'total-blocking-time'), { atMost: 0 }, 0)}; the static page has ${figure(there, 'total-blocking-time').toFixed(0)}`;
  console.log(`  total-blocking-time in ms: ${blocked}`);
  console.log(`  cumulative-layout-shift: ${judged(figure(here, 'cumulative-layout-shift'), { atMost: 0 }, 3)}`);
  console.log(
    `  scripts, typefaces and stylesheets asked for before the first paint: ${judged(median(here.map(filesBeforePaint)), { atMost: 0 }, 0)}`,
  );
  const [document, plainDocument] = [here, there].map(
    ([result]) => (result ? filesOf(result)[0]?.transferSize : undefined) ?? NaN,
  );
  console.log(
    `  document in bytes with its headers: ${judged(document ?? NaN, { atMost: firstWindow }, 0)}; the static page has ${String(plainDocument)}`,
  );
}

/** The script that a page loads for a new visitor, in transferred bytes. */
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
  const styles = await page.evaluate(() => document.querySelector('style')?.textContent ?? '');
  await context.close();
  const total = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  return `script in kB, brotli: ${judged(total, { atMost: 128 }, 1)} in ${String(sizes.length)} files; styles in the page ${(brotliCompressSync(styles).length / 1000).toFixed(1)} kB`;
}

const site = await startBuiltSite();
const browser = await chromium.launch({
  executablePath: ensureWholeChromium(),
  args: ['--no-sandbox', `--remote-debugging-port=${String(port)}`, '--disable-background-networking'],
});
try {
  // The first visitor gets a quickly compressed page; later visitors get the smallest one.
  for (const path of paths) await fetch(`${site.url}${path}`, { headers: { 'Accept-Language': 'en' } });
  await new Promise((resolve) => setTimeout(resolve, 3000));
  for (const path of paths) {
    console.log(`${path}, ${await countScripts(browser, `${site.url}${path}`)}`);
    await comparePaints(site.url, path);
  }
} finally {
  await browser.close();
  await site.stop();
}
