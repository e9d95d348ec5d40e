import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readPlacesVersion } from '../../../api/events/store.ts';
import { createLog } from '../../../api/log.ts';
import { createPageServer } from '../../../api/pages/page-server.ts';
import type { PageServerParts } from '../../../api/pages/page-server.ts';
import { createEvent } from '../../factories/event.ts';
import { createTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

type Render = PageServerParts['application']['render'];

let database: TestDatabase;
let server: Server | undefined;
let rendered: string[];
let render: Render;

beforeAll(async () => {
  database = await createTestDatabase();
  await createEvent(database.db, 'retreat');
});

beforeEach(() => {
  rendered = [];
  render = ({ url, language }) =>
    Promise.resolve({
      page: { language, head: { title: '', description: '' }, title: url, siteName: '', address: { origin: '', path: url, query: new URLSearchParams() }, body: url, failure: { title: '', text: '', tryAgain: '' }, data: '' },
    });
});

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

afterAll(() => database.close());

/** Serves pages of an application that writes down what it is asked to render. */
async function serve(overrides: Partial<PageServerParts> = {}): Promise<string> {
  const { middleware, cache } = createPageServer({
    application: {
      render: (input) => {
        rendered.push(`${input.language} ${input.url}`);
        return render(input);
      },
      documentHtml: ({ body }) => `<p>${body}</p>`,
      failureHtml: () => '<p>failed</p>',
    },
    assets: { css: '', stylesheet: '', earlyScript: '', startScript: '' },
    isAddress: () => true,
    apiOrigin: () => '',
    publicUrl: 'http://retreats.test',
    clock: () => new Date(),
    nextChange: () => Promise.resolve(null),
    placesVersion: () => readPlacesVersion(database.db),
    log: createLog('silent'),
    ...overrides,
  });
  cache.setHearsChanges(true);
  server = new Koa().use(middleware).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** The path as it is, which fetch would tidy up. */
async function get(origin: string, path: string): Promise<{ status: number | undefined; location: string | undefined; text: string }> {
  const { port } = new URL(origin);
  const sent = request({ host: '127.0.0.1', port, path, headers: { 'Accept-Encoding': 'identity' } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += String(part);
  return { status: response.statusCode, location: response.headers.location, text };
}

describe('a page', () => {
  test('is rendered once for all readers of a language, whatever else they ask or send', async () => {
    const url = await serve();
    for (const path of ['/events', '/events/', '/events?utm=1', '//events', '/events?lng=xx', '/events?Type=x']) {
      expect((await get(url, path)).text).toBe('<p>/events</p>');
    }
    expect(rendered).toEqual(['en /events']);
  });

  test('never takes another host from its address', async () => {
    const url = await serve();
    for (const path of ['//evil.test/events', '/\\evil.test/events', '///evil.test/events']) await get(url, path);
    expect(new Set(rendered)).toEqual(new Set(['en /evil.test/events']));
  });

  test('is rendered anew after places were taken by whatever process', async () => {
    const url = await serve();
    await get(url, '/events/retreat');
    await database.pool.query(`update event_places set taken = taken + 1 where event_id = 'retreat'`);
    const visits = async (): Promise<number> => {
      await get(url, '/events/retreat');
      return rendered.length;
    };
    await expect.poll(visits, { interval: 20 }).toBe(2);
    await get(url, '/events/retreat');
    expect(rendered).toHaveLength(2);
  });

  test('asks for the places four times a second at most, however many readers there are', async () => {
    let readings = 0;
    const url = await serve({
      placesVersion: () => {
        readings += 1;
        return Promise.resolve('same');
      },
    });
    const started = performance.now();
    for (let round = 0; round < 20; round += 1) await Promise.all(Array.from({ length: 10 }, () => get(url, '/')));
    expect(readings).toBeLessThanOrEqual(1 + (performance.now() - started) / 250);
    expect(rendered).toEqual(['en /']);
  });

  test('is not served from memory while the database cannot be asked', async () => {
    let isAway = false;
    const url = await serve({ placesVersion: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve('same')) });
    expect((await get(url, '/')).status).toBe(200);
    isAway = true;
    await expect.poll(async () => (await get(url, '/')).status, { interval: 20 }).toBe(500);
    isAway = false;
    expect((await get(url, '/')).status).toBe(200);
  });
});

test('all addresses that are none show one page of a language, which is rendered once', async () => {
  render = ({ url, language }) =>
    Promise.resolve({
      page: { language, head: { title: '', description: '', status: 404 }, title: url, siteName: '', address: { origin: '', path: url, query: new URLSearchParams() }, body: 'home', failure: { title: '', text: '', tryAgain: '' }, data: '' },
    });
  const url = await serve({ isAddress: (path) => !path.startsWith('/none') });
  for (const path of ['/none', '/none/', '/none-2?type=Convention', '//none/3', '/none?lng=es', '/none-4?lng=es']) {
    expect(await get(url, path)).toMatchObject({ status: 404, text: '<p>home</p>' });
  }
  expect(rendered).toEqual(['en /*', 'es /*']);
});

test('the address of an event that is none takes no room from the pages', async () => {
  const found = render;
  render = async (input) => {
    const output = await found(input);
    if ('page' in output && input.url !== '/') output.page.head.status = 404;
    return output;
  };
  const url = await serve();
  await get(url, '/');
  for (let number = 0; number < 501; number += 1) await get(url, `/none-${String(number)}`);
  rendered.length = 0;
  expect((await get(url, '/none-1')).status).toBe(404);
  await get(url, '/');
  expect(rendered).toEqual(['en /none-1']);
});

test('a page is rendered anew when an event opens or closes by time', async () => {
  let now = new Date('2026-11-30T12:00:00Z');
  const opens = new Date('2026-11-30T13:00:00Z');
  const url = await serve({ clock: () => now, nextChange: () => Promise.resolve(opens) });
  await get(url, '/');
  now = new Date(opens.getTime() - 1);
  await get(url, '/');
  expect(rendered).toHaveLength(1);
  now = opens;
  await get(url, '/');
  expect(rendered).toHaveLength(2);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('a reader who accepts %s is sent %s', async (accepted, sent) => {
  const url = await serve();
  const { port } = new URL(url);
  const asked = request({ host: '127.0.0.1', port, path: '/', headers: { 'Accept-Encoding': accepted } }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.headers['content-encoding'] ?? null).toBe(sent);
});

describe('what goes wrong with one page does not end the process', () => {
  /** Slower than any rendering. */
  const slowly = () => new Promise<null>((resolve) => setImmediate(() => setImmediate(() => resolve(null))));

  test('when it leads elsewhere at once', async () => {
    render = () => Promise.resolve({ redirect: '/login' });
    const url = await serve({ nextChange: slowly });
    expect(await get(url, '/listRegistration')).toMatchObject({ status: 302, location: '/login' });
  });

  test('when it cannot be rendered, and it is tried again for the next reader', async () => {
    render = () => Promise.reject(new Error('no'));
    const url = await serve({ nextChange: slowly });
    expect(await get(url, '/')).toMatchObject({ status: 500, text: '<p>failed</p>' });
    expect((await get(url, '/')).status).toBe(500);
    expect(rendered).toHaveLength(2);
  });

  test('when neither the page nor its next change can be found', async () => {
    render = () => new Promise((_, reject) => setImmediate(() => reject(new Error('no'))));
    const url = await serve({ nextChange: () => Promise.reject(new Error('away')) });
    expect((await get(url, '/')).status).toBe(500);
  });
});

test('a chosen language is kept in a cookie, secure on a secure site although a proxy ends the TLS', async () => {
  const url = await serve({ publicUrl: 'https://retreats.test' });
  const response = await fetch(`${url}/?lng=es`);
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toBe('i18next=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  expect((await fetch(`${url}/?lng=es%0d%0aX:1`)).headers.get('set-cookie')).toMatch(/^i18next=es; /);
  expect((await fetch(`${url}/?lng=de`)).headers.get('set-cookie')).toBeNull();
});

test('a page that is not for everyone has its window to itself, and so has one that could not be made', async () => {
  const whole = render;
  render = async (input) => {
    if (input.url === '/broken') throw new Error('broken');
    const output = await whole(input);
    if ('page' in output && input.url === '/account') output.page.head.isPrivate = true;
    return output;
  };
  const origin = await serve();
  const policyOf = async (path: string) => (await fetch(`${origin}${path}`)).headers.get('Cross-Origin-Opener-Policy');
  expect(await policyOf('/account')).toBe('same-origin');
  expect(await policyOf('/broken')).toBe('same-origin');
  expect(await policyOf('/prayers')).toBeNull();
});
