import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Application } from '../../../../api/platform/pages/build.ts';
import { servePages } from '../../../support/servers/page-server.ts';

/*
 * The forms in which one page is sent: without its data to a reader's browser, with its data to clients that store it, and
 * directly from the cache, bypassing the middleware.
 */
type Page = Extract<Awaited<ReturnType<Application['render']>>, { page: unknown }>['page'];

let url: string;
let close: () => void;
/** The number of requests that went through the server's middleware. */
let layered: number;
let lines: string[];
let version: string;
let head: Page['head'];

beforeEach(async () => {
  [layered, lines, version, head] = [0, [], '1', { title: '', description: '' }];
  ({ url, close } = await servePages({
    application: {
      render: ({ url: path, language }) =>
        Promise.resolve({
          showsPlaces: 'counts',
          page: {
            language,
            head,
            title: path,
            siteName: '',
            address: { origin: '', path, query: new URLSearchParams() },
            body: '<p class="lead">Peace</p>',
            failure: { title: '', text: '', tryAgain: '' },
            data: `{"path":"${path}"}`,
          },
        }),
      documentHtml: ({ body, data }, { css }) =>
        `<style>${css}</style>${body}${typeof data === 'string' ? data : `from ${data.from}`}`,
    },
    css: '.lead{color:red}.other{color:blue}',
    placesVersion: () => version,
    onLayered: () => {
      layered += 1;
    },
    onLogged: (line) => void lines.push(line),
  }));
});

afterEach(() => {
  close();
});

const opened = { 'Sec-Fetch-Dest': 'document', 'Accept-Encoding': 'gzip, br' };
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${url}${path}`, { headers });

test('a page includes the styles that it can use, and lists them in its policy', async () => {
  const page = await get('/prayers');
  expect(await page.text()).toContain('<style>.lead{color:red}</style>');
  expect(page.headers.get('Content-Security-Policy')).toMatch(/style-src 'self' 'sha256-[^']+'/);
  expect(page.headers.get('Content-Security-Policy')).not.toContain('unsafe');
});

test('a browser gets the data from a permanent address, and all other clients get it with the page', async () => {
  const light = await (await get('/prayers', opened)).text();
  const [, address = ''] = /from (\S+)$/.exec(light) ?? [];
  const data = await get(address);
  expect(data.headers.get('Cache-Control')).toContain('immutable');
  expect(await data.json()).toEqual({ path: '/prayers' });

  const whole: Record<string, string>[] = [
    {},
    { 'Sec-Fetch-Dest': 'empty' },
    { ...opened, 'Service-Worker-Navigation-Preload': 'true' },
  ];
  for (const headers of whole) {
    expect(await (await get('/prayers', headers)).text()).toMatch(/\{"path":"\/prayers"\}$/);
  }
});

test('data stays at its address when the page is rendered again; other addresses are not found', async () => {
  const [, address = ''] = /from (\S+)$/.exec(await (await get('/prayers', opened)).text()) ?? [];
  version = '2';
  await expect.poll(async () => (await get(address)).status).toBe(200);
  expect((await get('/assets/page-unknown.json')).status).toBe(404);
});

test('a page that is specific to each reader includes its data', async () => {
  head = { ...head, isOpenedByEach: true };
  expect(await (await get('/contact', opened)).text()).toContain('{"path":"/contact"}');
});

test('a cached page bypasses the middleware, with the same headers and a log line', async () => {
  const first = await get('/prayers', opened);
  let second = first;
  // On a busy machine, the known places may be outdated at first.
  const layersPassed = async () => {
    const before = layered;
    second = await get('/prayers', opened);
    return layered - before;
  };
  await expect.poll(layersPassed, { interval: 1 }).toBe(0);
  expect(await second.text()).toBe(await first.text());
  const told = ({ headers }: Response) =>
    [...headers].filter(([name]) => !['date', 'x-request-id', 'content-length'].includes(name)).sort();
  expect(told(second)).toEqual(told(first));
  const line = JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>;
  expect(line).toMatchObject({
    method: 'GET',
    status: 200,
    requestId: second.headers.get('X-Request-Id'),
    msg: 'request',
  });
});

test.each([
  ['another language', '/prayers', { 'Accept-Language': 'es' }],
  ['a query', '/prayers?lng=en', {}],
  ['what the reader has already', '/prayers', { 'If-None-Match': 'W/"x"' }],
  ['a browser without brotli', '/prayers', { 'Accept-Encoding': 'gzip' }],
  ['a file', '/prayers.ics', {}],
])('%s goes through the middleware', async (_what, path, headers) => {
  await get('/prayers', opened);
  await get(path, { ...opened, ...headers });
  expect(layered).toBe(2);
});
