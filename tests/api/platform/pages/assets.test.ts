import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveAssets } from '../../../../api/platform/pages/files/assets.ts';

let directory: string;
let server: Server;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'assets-'));
  const client = join(directory, 'client');
  await mkdir(join(client, '.vite'), { recursive: true });
  await mkdir(join(client, 'assets'));
  await writeFile(join(directory, 'secret.txt'), 'secret');
  await writeFile(join(client, '.vite/manifest.json'), 'secret');
  await writeFile(join(client, 'assets/a-1234.js'), 'let a;');
  await writeFile(join(client, 'assets/a-1234.js.gz'), gzipSync('let a;'));
  await writeFile(join(client, 'icon.svg'), '<svg/>');
  await writeFile(join(client, 'service-worker.js'), 'let worker;');
  const app = new Koa().use(serveAssets(client)).use((ctx) => {
    ctx.body = 'page';
  });
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(directory, { recursive: true });
});

/** Requests the path unchanged; fetch would normalize it. */
async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const sent = request({ host: '127.0.0.1', port, path, headers, method }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += String(part);
  return { status: response.statusCode, headers: response.headers, text };
}

test('a file is sent with its type, and a name with a hash may be kept for ever', async () => {
  const { status, headers, text } = await get('/assets/a-1234.js');
  expect([status, text]).toEqual([200, 'let a;']);
  expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect((await get('/icon.svg')).headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
  });
});

test('the service worker is revalidated each time, and may only fetch from this site', async () => {
  const { headers } = await get('/service-worker.js');
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
  expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
});

test('it is compressed for clients that accept it, and not resent to clients that have it', async () => {
  const { headers } = await get('/assets/a-1234.js', { 'Accept-Encoding': 'gzip, br' });
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  const again = await get('/assets/a-1234.js', { 'If-None-Match': headers.etag ?? '' });
  expect([again.status, again.text]).toEqual([304, '']);
  expect(await get('/icon.svg', {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
});

test.each(['bytes=0-1', 'bytes=5-2', 'bytes=99-', 'bytes=x'])(
  'a range request, %s, gets the whole file',
  async (range) => {
    expect(await get('/assets/a-1234.js', { Range: range })).toMatchObject({ status: 200, text: 'let a;' });
  },
);

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/assets/../../secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/.vite/manifest.json',
  '/assets/a-1234.js.gz',
  '/assets',
  '/%00',
  '/constructor',
])('%s is no file', async (path) => {
  expect((await get(path)).text).toBe('page');
});

test('a later build does not remove the files of pages that still refer to them', async () => {
  await rm(join(directory, 'client'), { recursive: true });
  expect(await get('/assets/a-1234.js')).toMatchObject({ status: 200, text: 'let a;' });
});
