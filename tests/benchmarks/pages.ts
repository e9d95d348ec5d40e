import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { ensureChromium } from '../support/chromium.ts';

/*
 * Lighthouse (mobile) on one page of a running site, beside a static page of the same words served from memory in the
 * same run. Prints scores, paints and their ratio; nothing passes or fails here.
 *   npm run benchmark:pages -- http://localhost:3001/events/new-york-convention-2027
 */
const address = process.argv[2] ?? 'http://localhost:3001/';
const runs = 3;

/** The same words and style without any script. */
async function staticCopy(): Promise<{ url: string; close: () => void }> {
  const html = await (await fetch(address)).text();
  const bare = html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<style[\s\S]*?<\/style>/g, '').replace(/ class="[^"]*"/g, '');
  const body = brotliCompressSync(bare);
  const server = createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8', ...(isPage && { 'Content-Encoding': 'br' }) });
    response.end(isPage ? body : '');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}

async function measure(url: string, port: number): Promise<Result> {
  const flags: Flags = { port, output: 'json', logLevel: 'error' };
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse could not measure ${url}`);
  return result.lhr;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
const figure = (results: Result[], audit: string): number => median(results.map(({ audits }) => audits[audit]?.numericValue ?? NaN));

const port = 9333;
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ['--no-sandbox', `--remote-debugging-port=${port}`, '--disable-background-networking'],
});
const copy = await staticCopy();
const site: Result[] = [];
const plain: Result[] = [];
for (let run = 0; run < runs; run += 1) {
  site.push(await measure(address, port));
  plain.push(await measure(copy.url, port));
}
copy.close();
await browser.close();

const [last] = site.slice(-1);
for (const [name, { score }] of Object.entries(last?.categories ?? {})) console.log(`${name}: ${Math.round((score ?? 0) * 100)}`);
for (const { id, score, scoreDisplayMode } of Object.values(last?.audits ?? {})) {
  if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative') console.log(`  below 90: ${id} (${Math.round(score * 100)})`);
}
for (const audit of ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']) {
  const [here, there] = [figure(site, audit), figure(plain, audit)];
  console.log(`${audit}: ${here.toFixed(3)} beside ${there.toFixed(3)} of the static page${there > 0 ? `, ratio ${(here / there).toFixed(2)}` : ''}`);
}
