import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../../../api/platform/contract/compiled.ts';
import { ProblemError, problemKinds, type ProblemCode } from '../../../../api/platform/contract/problem.ts';
import { createOperations } from '../../../../api/platform/http/operations.ts';
import { createRouter } from '../../../../api/platform/http/router.ts';
import { createHandlers, createServer } from '../../../../api/server.ts';
import { createCookies } from '../../../../api/platform/http/cookies.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, limits: { quotes: { points: 20, seconds: 60 } } });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function problemOf(path: string, init: RequestInit = {}) {
  const response = await fetch(`${server.url}${path}`, init);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  const body = (await response.json()) as { code: string; status: number; requestId: string };
  expect(body.status).toBe(response.status);
  expect(body.requestId).toBe(response.headers.get('x-request-id'));
  return { status: response.status, code: body.code, headers: response.headers, body };
}

/** Runs requests against an application that this file assembles. */
async function serving<Result, State>(app: Koa<State>, ask: (url: string) => Promise<Result>): Promise<Result> {
  const listening = app.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  try {
    return await ask(`http://127.0.0.1:${String((listening.address() as AddressInfo).port)}`);
  } finally {
    listening.close();
    listening.closeAllConnections();
  }
}

const json = { 'Content-Type': 'application/json' };
const quote = JSON.stringify({ eventId: 'miami-retreat-2026', rooms: 0, members: [{ age: 40 }] });

describe('an unknown operation gets a problem, never a page', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/events/a/b'])('%s is not found', async (path) => {
    expect(await problemOf(path)).toMatchObject({ status: 404, code: 'not-found' });
  });

  test('another method is told which are allowed', async () => {
    const { status, code, headers } = await problemOf('/api/events', { method: 'DELETE' });
    expect([status, code]).toEqual([405, 'method-not-allowed']);
    expect(headers.get('allow')).toBe('HEAD, GET');
  });
});

describe('bodies', () => {
  test('must be JSON by name', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const found = await problemOf('/api/quotes', { method: 'POST', headers: { 'Content-Type': type }, body: quote });
      expect(found).toMatchObject({ status: 415, code: 'unsupported-media-type' });
    }
  });

  test('must be valid JSON', async () => {
    for (const body of ['{', '"text"', 'null', '[]']) {
      const found = await problemOf('/api/quotes', { method: 'POST', headers: json, body });
      expect([body, found.status, found.code]).toEqual([body, 400, 'invalid-request']);
    }
  });

  test('must not be too large', async () => {
    const body = JSON.stringify({ eventId: 'x'.repeat(200_000), rooms: 0, members: [] });
    expect(await problemOf('/api/quotes', { method: 'POST', headers: json, body })).toMatchObject({
      status: 413,
      code: 'payload-too-large',
    });
  });

  test('cannot bring a prototype', async () => {
    const body = '{"eventId":"miami-retreat-2026","rooms":0,"members":[],"__proto__":{"admin":true}}';
    const found = await problemOf('/api/quotes', { method: 'POST', headers: json, body });
    expect([found.status, found.code]).toEqual([400, 'invalid-request']);
  });
});

test('answers are not cached, not guessed and not framed', async () => {
  for (const path of ['/api/events', '/api/nothing']) {
    const { headers } = await fetch(`${server.url}${path}`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  }
});

describe('another site’s page', () => {
  const post = (headers: Record<string, string>): Promise<Response> =>
    fetch(`${server.url}/api/session`, { method: 'DELETE', headers });

  // fetch may not set these headers; a plain request can.
  function plain(headers: Record<string, string>): Promise<number> {
    return new Promise((resolve, reject) => {
      request(`${server.url}/api/session`, { method: 'DELETE', headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on('error', reject)
        .end();
    });
  }

  test.each<[Record<string, string>, number]>([
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.test' }, 204],
    [{ Origin: 'https://evil.test' }, 403],
    [{ Origin: 'null' }, 403],
    [{ Origin: 'http://retreats.test' }, 204],
    [{}, 204],
  ])('with %j is answered %d', async (headers, status) => {
    expect(await plain(headers)).toBe(status);
  });

  test('our own origin passes', async () => {
    expect((await post({ Origin: server.url })).status).toBe(204);
  });
});

test('too many from one address have to wait, and are told how long', async () => {
  const statuses: number[] = [];
  let retryAfter: string | null = null;
  for (let count = 0; count < 30; count += 1) {
    const response = await fetch(`${server.url}/api/quotes`, { method: 'POST', headers: json, body: quote });
    statuses.push(response.status);
    retryAfter = response.headers.get('retry-after');
  }
  expect(statuses.at(-1)).toBe(429);
  expect(Number(retryAfter)).toBeGreaterThan(0);
});

test('an address that a visitor claims to have counts for nothing where no proxy is trusted', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 30; count += 1) {
    const claimed = { 'X-Forwarded-For': `203.0.113.${String(count)}`, 'X-Real-IP': `203.0.113.${String(count)}` };
    const response = await fetch(`${server.url}/api/quotes`, {
      method: 'POST',
      headers: { ...json, ...claimed },
      body: quote,
    });
    statuses.push(response.status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test.each(['/api/site', '/api/session', '/'])('%s lets no page of another origin read it', async (path) => {
  for (const method of ['GET', 'OPTIONS']) {
    const asked = { Origin: 'https://evil.test', 'Access-Control-Request-Method': 'POST' };
    const { headers } = await fetch(`${server.url}${path}`, { method, headers: asked });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

describe('answers are checked against the contract', () => {
  test('an answer with an unknown field fails', async () => {
    const handlers = createHandlers(server.context);
    const leaking: typeof handlers = {
      ...handlers,
      getHealth: (_input, reply) => {
        const row = { status: 'ok', passwordHash: 'secret' } as const;
        return reply(200, row);
      },
    };
    const context = { ...server.context, cookies: createCookies('http://retreats.test') };
    const run = async (validateResponses: boolean): Promise<number> => {
      const router = createRouter(contract, createOperations(leaking, { ...context, validateResponses }));
      const app = new Koa();
      app.silent = true;
      app.use((ctx, next) => {
        ctx.state = { requestId: 'x', session: null };
        return next();
      });
      app.use(router.routes() as unknown as Koa.Middleware);
      return serving(app, async (url) => (await fetch(`${url}/api/health`)).status);
    };
    expect(await run(true)).toBe(500);
    expect(await run(false)).toBe(200);
  });
});

test('the site answers everything outside /api', async () => {
  const app = createServer(server.context, {
    site: (ctx) => {
      ctx.body = `page ${ctx.path}`;
    },
  });
  await serving(app, async (url) => {
    expect(await (await fetch(`${url}/events`)).text()).toBe('page /events');
    expect(await (await fetch(`${url}/apis`)).text()).toBe('page /apis');
    expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
  });
});

const serverFaults = (Object.keys(problemKinds) as ProblemCode[]).filter(
  (code) => problemKinds[code].status >= 500 && code !== 'internal',
);

test.each(serverFaults)('%s gets a 503 with the time to retry', async (code) => {
  const app = createServer(server.context, {
    site: () => {
      throw new ProblemError(code);
    },
  });
  await serving(app, async (url) => {
    const { status, headers } = await fetch(`${url}/events`);
    expect(status).toBe(503);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

test('health is unavailable without the database, and says nothing of why', async () => {
  const own = await createTestDatabase();
  const failing = await startTestServer({ database: own.config });
  try {
    expect((await failing.client.GET('/health')).data).toEqual({ status: 'ok' });
    await failing.context.db.destroy();
    const { response, error } = await failing.client.GET('/health');
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(error?.title).not.toMatch(/pool|driver|destroyed/);
    const alone = await failing.client.GET('/health', { params: { query: { only: 'process' } } });
    expect([alone.response.status, alone.data]).toEqual([200, { status: 'ok' }]);
  } finally {
    await failing.close();
    await own.close();
  }
});
