import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { contentPages, otherPublicPages } from '../../api/pages/rules.ts';
import { expect, hydrated, test } from './journey.ts';

/*
 * What a reader has to wait for, in bytes on the way, which are the same on every machine; how long that takes is for the
 * benchmarks (tests/benchmarks/pages.ts).
 */
const languages = ['en', 'es'] as const;
const pages = [...Object.values(contentPages), '/founder', '/director', ...otherPublicPages, '/login', '/offline', '/none-of-these'];

/** What a server may send at once before it hears of the reader again: ten packets. */
const firstWindow = 14_600;
/** Pages with more words than that; they must not grow by anything else. */
const longer: Readonly<Record<string, number>> = { '/wog en': 25_500, '/wog es': 22_600, '/confession es': 15_600 };
const mostStyles = 4_600;
const mostScript = 120_000;

/** As small as the server makes it for everyone after the first reader. */
const small = (content: Buffer): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }).length;

/** A page as a browser opens it. */
async function open(url: string, language: string): Promise<{ headers: number; document: Buffer }> {
  const sent = request(url, { headers: { 'Accept-Language': language, 'Accept-Encoding': 'identity', 'Sec-Fetch-Dest': 'document' } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const lines = [`HTTP/1.1 ${String(response.statusCode)} ${response.statusMessage ?? ''}`, 'Content-Encoding: br'];
  for (let index = 0; index < response.rawHeaders.length; index += 2) lines.push(response.rawHeaders.slice(index, index + 2).join(': '));
  return { headers: Buffer.byteLength(lines.join('\r\n')) + 4, document: Buffer.concat(parts) };
}

test('every public page fits with its headers into what is sent at once, in both languages, and its styles are small', async ({ baseURL }) => {
  test.setTimeout(180_000);
  const over: string[] = [];
  for (const path of pages) {
    for (const language of languages) {
      const name = `${path} ${language}`;
      const { headers, document } = await open(`${baseURL ?? ''}${path}`, language);
      const size = headers + small(document);
      const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(document.toString()) ?? [];
      expect(styles.length, name).toBeGreaterThan(1000);
      const sizeOfStyles = small(Buffer.from(styles));
      if (size > (longer[name] ?? firstWindow)) over.push(`${name}: ${String(size)} bytes`);
      if (sizeOfStyles > mostStyles) over.push(`${name}: ${String(sizeOfStyles)} bytes of styles`);
    }
  }
  expect(over).toEqual([]);
});

/** Bytes of script that come with a page, until nothing more is fetched. */
async function scriptOf(page: Page, address: string): Promise<number> {
  const sizes: number[] = [];
  page.on('response', (response) => {
    if (!/\.js$/.test(new URL(response.url()).pathname)) return;
    const { 'content-encoding': encoding, 'content-length': length } = response.headers();
    expect(encoding).toBe('br');
    sizes.push(Number(length));
  });
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('response');
  expect(sizes.length).toBeGreaterThan(3);
  return sizes.reduce((sum, size) => sum + size, 0);
}

for (const language of languages) {
  test(`a page of content brings less than 120 kB of script (${language})`, async ({ browser, baseURL }) => {
    test.setTimeout(120_000);
    const over: string[] = [];
    for (const path of ['/Marian', '/founder', '/prayers', '/wog', '/confession', '/']) {
      const context = await browser.newContext({ serviceWorkers: 'block', locale: language === 'es' ? 'es-US' : 'en-US' });
      const size = await scriptOf(await context.newPage(), `${baseURL ?? ''}${path}`);
      await context.close();
      if (size >= mostScript) over.push(`${path}: ${String(size)} bytes`);
    }
    expect(over).toEqual([]);
  });
}
