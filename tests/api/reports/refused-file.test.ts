import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer as createSite } from '../../../api/server.ts';
import { reportSite } from './report-site.ts';
import type { Reader } from './report-site.ts';

/* A file that a tab opens and does not get: its reader sees a page, and a program still gets the problem. */

const site = reportSite();
let url: string;
let close: () => void;

/** A site whose pages show the sentence that they receive. */
beforeAll(async () => {
  const app = createSite(site.server().context, {
    sendRefusal: (ctx, { sentence, language }) => {
      ctx.set('Content-Security-Policy', 'of a page');
      ctx.type = 'html';
      ctx.body = `${language}: ${sentence}`;
    },
  });
  const handle = app.callback();
  const listening = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
  await once(listening, 'listening');
  url = `http://127.0.0.1:${String((listening.address() as AddressInfo).port)}`;
  close = () => listening.close();
});

afterAll(() => {
  close();
});

const html = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** Opens an address as a tab of this browser does. */
async function open({ cookie }: Pick<Reader, 'cookie'>, address = '', headers: Record<string, string> = {}) {
  const response = await fetch(url + address, { headers: { Cookie: cookie, Accept: html, ...headers } });
  return { response, status: response.status, text: await response.text() };
}

test('a used, borrowed, forged or late address is a page in the language of its reader', async () => {
  const who = await site.reader('A');
  const { csvUrl = '', fileUrl } = await site.addresses(who, 1);
  const spanish = { 'Accept-Language': 'es' };
  expect(await open({ cookie: '' }, csvUrl)).toMatchObject({ status: 401, text: 'en: Please log in again.' });
  const other = await site.reader('A');
  expect(await open(other, csvUrl, spanish)).toMatchObject({
    status: 403,
    text: 'es: Usted no tiene permiso para ejecutar este reporte.',
  });
  const forged = csvUrl.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
  expect(await open(who, forged)).toMatchObject({ status: 404, text: 'en: There is no such report.' });
  expect((await open(who, csvUrl)).status).toBe(200);
  const { response, ...used } = await open(who, csvUrl, { Cookie: `${who.cookie}; i18next=es` });
  expect(used).toEqual({
    status: 410,
    text: 'es: Este enlace venció o ya se usó. Descargue el archivo de nuevo.',
  });
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('content-security-policy')).toBe('of a page');
  expect(response.headers.get('cache-control')).toBe('no-store');
  site.clock.advance(5 * 60_000);
  expect((await open(who, fileUrl)).status).toBe(410);
});

test('a program gets the problem, as before', async () => {
  const who = await site.reader('A');
  const { csvUrl } = await site.addresses(who, 1);
  for (const accepted of ['*/*', 'application/json']) {
    const { response, text } = await open({ cookie: '' }, csvUrl, { Accept: accepted });
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(JSON.parse(text)).toMatchObject({ code: 'unauthenticated', error: 'Please log in again.' });
  }
});

test('a file that has to wait too long says so on a page, and its address still works', async () => {
  const [first, second] = await Promise.all([site.reader('D'), site.reader('D')]);
  const [one, two] = [await site.addresses(first, 7), await site.addresses(second, 7)];
  const release = await site.holdPrayerRequests();
  const made = open(first, one.fileUrl);
  await expect.poll(site.running).toBe(1);
  const refused = await open(second, two.fileUrl);
  expect(refused).toMatchObject({
    status: 503,
    text: 'en: Other reports are running. Please try again in a moment.',
  });
  expect(refused.response.headers.get('retry-after')).toBe('10');
  await release();
  expect((await made).status).toBe(200);
  expect((await open(second, two.fileUrl)).status).toBe(200);
});

test('a file that another one of its reader stops before it begins says so on a page', async () => {
  const who = await site.reader('D');
  const one = await site.addresses(who, 7);
  const two = await site.addresses(who, 9, { name: 'nobody' });
  const release = await site.holdPrayerRequests();
  const first = open(who, one.fileUrl);
  await expect.poll(site.running).toBe(1);
  expect((await open(who, two.csvUrl)).status).toBe(200);
  expect(await first).toMatchObject({
    status: 429,
    text: 'en: You started another report, so this one was stopped.',
  });
  await release();
});
