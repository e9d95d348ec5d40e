import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProblemError } from '../../../../api/platform/contract/problem.ts';
import { DatabaseAway } from '../../../../api/platform/data/unavailable.ts';
import { findPublicEventIds, readPlacesVersion } from '../../../../api/events/store.ts';
import { createEventIds } from '../../../../api/platform/pages/event-ids.ts';
import { createLog } from '../../../../api/platform/log.ts';
import type { Application } from '../../../../api/platform/pages/build.ts';
import { createPageServer } from '../../../../api/platform/pages/page-server.ts';
import type { PageServerContext } from '../../../../api/platform/pages/page-server.ts';
import { createRenderer } from '../../../../api/platform/pages/render/render-page.ts';
import { createEvent } from '../../../factories/event.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';

type Render = Application['render'];

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
      showsPlaces: url.startsWith('/events') && (url.includes('?') ? 'states' : 'counts'),
      page: {
        language,
        head: { title: '', description: '' },
        title: url,
        siteName: '',
        address: { origin: '', path: url, query: new URLSearchParams() },
        body: url,
        failure: { title: '', text: '', tryAgain: '' },
        data: '',
      },
    });
});

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

afterAll(() => database.close());

/** Serves pages of an application that records what it renders. */
async function serve(overrides: Partial<PageServerContext> = {}): Promise<string> {
  const assets = { css: '', stylesheet: '', earlyScript: '', startScript: '' };
  const { middleware, cache } = createPageServer({
    application: {
      standInHtml: (kind) => `<p>${kind}</p>`,
      outdatedHtml: (html) => `outdated ${html}`,
    },
    renderPage: createRenderer(
      {
        render: (input) => {
          rendered.push(`${input.language} ${input.url}`);
          return render(input);
        },
        documentHtml: ({ body }) => `<p>${body}</p>`,
      },
      assets,
    ),
    assets,
    patternOf: (path) => (path.startsWith('/events/') ? '/events/:eventId' : path),
    isEvent: (id) => id === 'retreat',
    readEvents: () => Promise.resolve(),
    countRendering: () => Promise.resolve(),
    spelledAddress: (path) => path,
    apiOrigin: () => '',
    publicUrl: 'http://retreats.test',
    clock: () => new Date(),
    nextChange: () => Promise.resolve(null),
    placesVersion: () => readPlacesVersion(database.db),
    log: createLog('silent'),
    ...overrides,
  });
  cache.setHearsChanges(true);
  // Every posted form is refused, and its page shows what was typed.
  const refuse: Koa.Middleware = (ctx, next) => {
    if (ctx.method === 'POST') ctx.state.posted = { values: {}, code: 'invalid-request', status: 400, errors: [] };
    return next();
  };
  server = new Koa().use(refuse).use(middleware).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

/** Requests the path unchanged; fetch would normalize it. */
async function get(
  origin: string,
  path: string,
): Promise<{ status: number | undefined; location: string | undefined; text: string }> {
  const { port } = new URL(origin);
  const sent = request({ host: '127.0.0.1', port, path, headers: { 'Accept-Encoding': 'identity' } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += String(part);
  return { status: response.statusCode, location: response.headers.location, text };
}

describe('a page', () => {
  test('is rendered once for all readers of a language, whatever else they request or send', async () => {
    const url = await serve();
    for (const path of [
      '/events',
      '/events/',
      '/events?utm=1',
      '//events',
      '/events?lng=xx',
      '/events?Type=x',
      '/events?type=x',
      '/events?id=retreat&sent=1',
    ]) {
      expect((await get(url, path)).text).toBe('<p>/events</p>');
    }
    expect(rendered).toEqual(['en /events']);
  });

  test('never takes another host from its address', async () => {
    const url = await serve();
    for (const path of ['//evil.test/events', '/\\evil.test/events', '///evil.test/events']) await get(url, path);
    expect(new Set(rendered)).toEqual(new Set(['en /evil.test/events']));
  });

  test('is rendered again after any process books places', async () => {
    const url = await serve();
    await get(url, '/events/retreat');
    await database.pool.query(`update event_places set taken = taken + 1 where event_id = 'retreat'`);
    const visits = async (): Promise<number> => {
      await get(url, '/events/retreat');
      return rendered.length;
    };
    await expect.poll(visits, { interval: 20, timeout: 5_000 }).toBe(2);
    await get(url, '/events/retreat');
    expect(rendered).toHaveLength(2);
  });

  test('checks the places at most four times a second, however many readers there are', async () => {
    let readings = 0;
    const url = await serve({
      placesVersion: () => {
        readings += 1;
        return Promise.resolve({ states: '', counts: 'same' });
      },
    });
    const started = performance.now();
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(Array.from({ length: 10 }, () => get(url, '/events')));
    }
    expect(readings).toBeLessThanOrEqual(1 + (performance.now() - started) / 250);
    expect(rendered).toEqual(['en /events']);
  });

  test('that shows no places stays cached when places are booked', async () => {
    let version = 0;
    const url = await serve({ placesVersion: () => Promise.resolve({ states: '', counts: String((version += 1)) }) });
    const real = performance.now.bind(performance);
    for (let round = 0; round < 5; round += 1) {
      // Each round is late enough to check the places again.
      vi.spyOn(performance, 'now').mockImplementation(() => real() + round * 1_000);
      await get(url, '/prayers');
    }
    expect(rendered).toEqual(['en /prayers']);
  });

  test('that shows which events are full, without numbers, stays cached until one is', async () => {
    const url = await serve();
    const visits = async (path: string): Promise<number> => {
      await get(url, path);
      return rendered.filter((page) => page.endsWith(path)).length;
    };
    await visits('/events?type=Convention');
    await visits('/events/retreat');
    await database.pool.query(`update event_places set taken = taken + 1 where event_id = 'retreat'`);
    await expect.poll(() => visits('/events/retreat'), { interval: 20, timeout: 5_000 }).toBe(2);
    expect(await visits('/events?type=Convention')).toBe(1);
    await database.pool.query(`update event_places set waiting = 1 where event_id = 'retreat'`);
    await expect.poll(() => visits('/events?type=Convention'), { interval: 20, timeout: 5_000 }).toBe(2);
    await database.pool.query(`update event_places set waiting = 0 where event_id = 'retreat'`);
  });

  test('that was current a moment ago is shown while it is rendered again; after a quiet period its reader waits', async () => {
    let counts = 0;
    const url = await serve({ placesVersion: () => Promise.resolve({ states: '', counts: String(counts) }) });
    const real = performance.now.bind(performance);
    await get(url, '/events');
    const whole = render;
    render = () => new Promise(() => undefined);
    counts += 1;
    const later = vi.spyOn(performance, 'now').mockImplementation(() => real() + 600);
    expect((await get(url, '/events')).text).toBe('<p>/events</p>');
    render = whole;
    later.mockImplementation(() => real() + 60_000);
    counts += 1;
    await get(url, '/events');
    expect(rendered).toHaveLength(2);
    later.mockRestore();
  });

  test('that shows places is rendered at most once a second while places are booked continuously', async () => {
    let version = 0;
    const url = await serve({ placesVersion: () => Promise.resolve({ states: '', counts: String((version += 1)) }) });
    const started = performance.now();
    // On a busy machine it takes longer until there is a burst.
    while (performance.now() - started < 4_000 || rendered.length < 3) await get(url, '/events');
    // The first two changes do not count as a burst yet.
    expect(rendered.length).toBeLessThanOrEqual(3 + (performance.now() - started) / 1000);
  });

  test('is rendered a limited number of times for a network; cached pages are available to everyone', async () => {
    let left = 2;
    const url = await serve({
      countRendering: () => {
        left -= 1;
        return left < 0 ? Promise.reject(new ProblemError('too-many-requests', { retryAfter: 7 })) : Promise.resolve();
      },
    });
    await get(url, '/');
    await get(url, '/prayers');
    expect(await get(url, '/confession')).toMatchObject({ status: 429, text: '<p>busy</p>' });
    expect((await fetch(`${url}/confession`)).headers.get('Retry-After')).toBe('7');
    expect((await get(url, '/prayers')).status).toBe(200);
    const before = rendered.length;
    expect((await fetch(`${url}/contact`, { method: 'POST' })).status).toBe(429);
    expect(rendered).toHaveLength(before);
    left = 1;
    expect((await fetch(`${url}/contact`, { method: 'POST' })).status).toBe(200);
    expect(rendered).toHaveLength(before + 1);
  });
});

describe('while the database is away', () => {
  let isAway: boolean;
  const away = () => (isAway ? Promise.reject(new DatabaseAway()) : Promise.resolve({ states: '', counts: 'same' }));

  beforeEach(() => {
    isAway = false;
    const whole = render;
    render = async (input) => {
      const output = await whole(input);
      if (isAway && 'page' in output && output.showsPlaces) {
        throw new Error('no data', { cause: Object.assign(new Error('away'), { problem: { code: 'unavailable' } }) });
      }
      return output;
    };
  });

  test('pages that show no places are served from the cache, or rendered without the places', async () => {
    const url = await serve({ placesVersion: away, nextChange: () => away().then(() => null) });
    await get(url, '/prayers');
    isAway = true;
    for (const path of ['/prayers', '/confession']) {
      expect(await get(url, path)).toMatchObject({ status: 200, text: `<p>${path}</p>` });
    }
  });

  test('a page that shows places is served from memory and says so; where it is not there, it is 503', async () => {
    const url = await serve({ placesVersion: away });
    await get(url, '/events');
    isAway = true;
    await expect.poll(async () => (await get(url, '/events')).text).toBe('outdated <p>/events</p>');
    const missing = await fetch(`${url}/events/retreat`);
    expect(missing.status).toBe(503);
    expect(Number(missing.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await missing.text()).toBe('<p>unavailable</p>');
    isAway = false;
    await expect.poll(async () => (await get(url, '/events')).text).toBe('<p>/events</p>');
  });

  test('the places on cached pages are valid for a few minutes only', async () => {
    const url = await serve({ placesVersion: away });
    await get(url, '/events');
    isAway = true;
    const real = performance.now.bind(performance);
    const later = vi.spyOn(performance, 'now').mockImplementation(() => real() + 6 * 60 * 1000);
    try {
      expect((await get(url, '/events')).status).toBe(503);
    } finally {
      later.mockRestore();
    }
  });
});

test('all unknown URLs show one page per language, which is rendered once', async () => {
  render = ({ url, language }) =>
    Promise.resolve({
      showsPlaces: url.startsWith('/events') && (url.includes('?') ? 'states' : 'counts'),
      page: {
        language,
        head: { title: '', description: '', status: 404 },
        title: url,
        siteName: '',
        address: { origin: '', path: url, query: new URLSearchParams() },
        body: 'home',
        failure: { title: '', text: '', tryAgain: '' },
        data: '',
      },
    });
  const url = await serve({ patternOf: (path) => (path.startsWith('/none') ? undefined : path) });
  for (const path of ['/none', '/none/', '/none-2?type=Convention', '//none/3', '/none?lng=es', '/none-4?lng=es']) {
    expect(await get(url, path)).toMatchObject({ status: 404, text: '<p>home</p>' });
  }
  expect(rendered).toEqual(['en /*', 'es /*']);
});

test('all unknown events show one page, which is rendered once', async () => {
  const url = await serve();
  for (const path of ['/events/none', '/events/other', '/events/none?type=Convention', '/events/%0a']) {
    expect((await get(url, path)).text).toBe('<p>/events/*</p>');
  }
  expect((await get(url, '/events/retreat')).text).toBe('<p>/events/retreat</p>');
  expect(rendered).toEqual(['en /events/*', 'en /events/retreat']);
});

test('an event has its page as soon as it exists, before its notification arrives', async () => {
  const events = await createEventIds(() => findPublicEventIds(database.db));
  const url = await serve({ isEvent: events.has, readEvents: events.read });
  expect((await get(url, '/events/new-retreat')).text).toBe('<p>/events/*</p>');
  await createEvent(database.db, 'new-retreat');
  expect((await get(url, '/events/new-retreat')).text).toBe('<p>/events/new-retreat</p>');
});

test('a read of the events starts after it was requested, and all waiting callers share it', async () => {
  let asked = 0;
  const events = await createEventIds(() => {
    asked += 1;
    return findPublicEventIds(database.db);
  });
  const running = events.read();
  await createEvent(database.db, 'while-it-runs');
  await Promise.all([running, ...Array.from({ length: 10 }, () => events.read())]);
  expect(events.has('while-it-runs')).toBe(true);
  expect(asked).toBeLessThanOrEqual(4);
});

test('a page is rendered again when an event opens or closes by time', async () => {
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

describe('a failure of one page does not end the process', () => {
  /** Slower than any rendering. */
  const slowly = () => new Promise<null>((resolve) => setImmediate(() => setImmediate(() => resolve(null))));

  test('when it redirects at once', async () => {
    render = () => Promise.resolve({ redirect: '/login' });
    const url = await serve({ nextChange: slowly });
    expect(await get(url, '/listRegistration')).toMatchObject({ status: 302, location: '/login' });
  });

  test('when it cannot be rendered, and it is tried again for the next reader', async () => {
    render = () => Promise.reject(new Error('no'));
    const url = await serve({ nextChange: slowly });
    expect(await get(url, '/')).toMatchObject({ status: 500, text: '<p>error</p>' });
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

test('a private page is isolated in its window, and so is one that could not be rendered', async () => {
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
