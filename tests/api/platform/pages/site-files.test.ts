import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../../api/platform/config.ts';
import { serveSiteFiles } from '../../../../api/platform/pages/files/site-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'site-files-'));
const film = join(directory, 'film.mp4');
let server: Server;

beforeAll(async () => {
  writeFileSync(film, '0123456789');
  const app = new Koa();
  app.use(serveSiteFiles(readConfig({ SITE_PROMO_VIDEO: film })));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(directory, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}${path}`, { headers, method });

test('the video is sent whole, under a policy that lets nothing in it run', async () => {
  const response = await get('/site/promo.mp4');
  expect([response.status, response.headers.get('Content-Type'), await response.text()]).toEqual([
    200,
    'video/mp4',
    '0123456789',
  ]);
  expect(response.headers.get('Accept-Ranges')).toBe('bytes');
  expect(response.headers.get('Content-Security-Policy')).toContain("sandbox; frame-ancestors 'none'");
  // Otherwise fetch would request a fresh copy.
  const asBrowsersDo = { 'Cache-Control': 'max-age=0' };
  const again = await get('/site/promo.mp4', { ...asBrowsersDo, 'If-None-Match': response.headers.get('ETag') ?? '' });
  expect(again.status).toBe(304);
  const head = await get('/site/promo.mp4', {}, 'HEAD');
  expect([head.status, head.headers.get('Content-Length'), await head.text()]).toEqual([200, '10', '']);
});

describe('the range that a player requests', () => {
  test.each([
    ['bytes=0-3', 206, 'bytes 0-3/10', '0123'],
    ['bytes=7-', 206, 'bytes 7-9/10', '789'],
    ['bytes=-2', 206, 'bytes 8-9/10', '89'],
    ['bytes=8-99', 206, 'bytes 8-9/10', '89'],
    ['bytes=10-', 416, 'bytes */10', null],
    ['bytes=0-1,4-5', 200, null, '0123456789'],
  ])('%s', async (range, status, contentRange, body) => {
    const response = await get('/site/promo.mp4', { Range: range });
    expect([response.status, response.headers.get('Content-Range')]).toEqual([status, contentRange]);
    const text = await response.text();
    if (body !== null) expect(text).toBe(body);
  });
});

test('files that are not configured are not found', async () => {
  expect((await get('/site/logo.svg')).status).toBe(404);
  expect((await get('/site/..%2fpromo.mp4')).status).toBe(404);
});
