import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../../../../api/platform/log.ts';
import { createPageServer } from '../../../../api/platform/pages/page-server.ts';
import { createRenderer } from '../../../../api/platform/pages/render/render-page.ts';

let server: Server | undefined;
/** How many people have registered. */
let taken = 0;
let rendered = 0;
/** How many requests went through the layers of the server. */
let layered = 0;

afterEach(() => {
  vi.restoreAllMocks();
  server?.close();
  server?.closeAllConnections();
});

/** Serves one page, which says how many have registered. */
async function serve(): Promise<string> {
  taken = 0;
  rendered = 0;
  layered = 0;
  const assets = { css: '', stylesheet: '', earlyScript: '', startScript: '' };
  const page = () => ({
    language: 'en' as const,
    head: { title: '', description: '' },
    title: '',
    siteName: '',
    address: { origin: '', path: '', query: new URLSearchParams() },
    body: String(taken),
    failure: { title: '', text: '', tryAgain: '' },
    data: '',
  });
  const { middleware, cache, answer } = createPageServer({
    application: { standInHtml: () => '', outdatedHtml: () => '' },
    renderPage: createRenderer(
      {
        render: () => {
          rendered += 1;
          return Promise.resolve({ showsPlaces: 'counts', page: page() });
        },
        documentHtml: ({ body }) => body.padEnd(2_000, '.'),
      },
      assets,
    ),
    assets,
    patternOf: (path) => path,
    isEvent: () => true,
    readEvents: () => Promise.resolve(),
    countRendering: () => Promise.resolve(),
    spelledAddress: (path) => path,
    apiOrigin: () => '',
    publicUrl: 'http://retreats.test',
    clock: () => new Date(),
    nextChange: () => Promise.resolve(null),
    placesVersion: () => Promise.resolve({ states: '', counts: String(taken) }),
    log: createLog('silent'),
  });
  cache.setHearsChanges(true);
  const handle = new Koa()
    .use(async (_, next) => {
      layered += 1;
      await next();
    })
    .use(middleware)
    .callback();
  server = createServer((request, response) => {
    if (!answer(request, response)) void handle(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

const headers = { 'Accept-Encoding': 'br', 'Sec-Fetch-Dest': 'document' };
const read = async (url: string): Promise<string> => {
  const response = await fetch(url, { headers });
  return (await response.text()).replace(/\.+$/, '');
};

test('a page is compressed when it is made, so that its second reader is answered at once', async () => {
  const url = await serve();
  await read(url);
  expect(layered).toBe(1);
  expect(await read(url)).toBe('0');
  expect(layered).toBe(1);
});

test('while places are taken all the time, readers get the page of a moment ago at once', async () => {
  const url = await serve();
  await read(url);
  const real = performance.now.bind(performance);
  const later = vi.spyOn(performance, 'now');
  taken = 1;
  // The places are looked up for this reader, who still gets what was right until then.
  later.mockImplementation(() => real() + 300);
  await read(url);
  await expect.poll(() => read(url), { interval: 20, timeout: 5_000 }).toBe('1');
  expect({ layered, rendered }).toEqual({ layered: 1, rendered: 2 });
});
