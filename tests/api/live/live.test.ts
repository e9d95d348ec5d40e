import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { platformInterval } from '../../../api/live/rules.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestServer } from '../../support/servers/server.ts';

const clock = createClock('2026-12-05T15:00:00Z');
const live = { items: [{ id: { videoId: 'x' } }] };
let database: TestDatabase;
let platform: Server;
/** The query strings of the requests to the platform. */
let questions: string[];
let answer: (response: ServerResponse) => void;
let open: TestServer[];

beforeAll(async () => {
  database = await createTestDatabase();
  platform = createServer((request, response) => {
    questions.push(new URL(request.url ?? '/', 'http://platform.test').search);
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(platform, 'listening');
});

beforeEach(async () => {
  questions = [];
  open = [];
  answers(live);
  await database.pool.query('update live_state set is_live = false, asked_at = null');
});

afterEach(async () => {
  platform.closeAllConnections();
  for (const server of open) await server.close();
});

afterAll(async () => {
  platform.close();
  await database.close();
});

function answers(body: unknown, status = 200): void {
  answer = (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
}

async function start(env: Record<string, string> = {}): Promise<TestServer> {
  const { port } = platform.address() as AddressInfo;
  const server = await startTestServer({
    database: database.config,
    clock: clock.now,
    env: {
      LIVE_SEARCH_URL: `http://127.0.0.1:${String(port)}/search?part=snippet`,
      LIVE_CHANNEL: 'the channel',
      LIVE_API_KEY: 'the-key',
      LIVE_WATCH_URL: 'https://video.test/live',
      ...env,
    },
  });
  open.push(server);
  return server;
}

async function state(server: TestServer) {
  const { data, response } = await server.client.GET('/live');
  expect(response.status).toBe(200);
  return data;
}

describe('while the platform responds', () => {
  test('any item means live, and links to the video; the request is the one in the specification', async () => {
    const server = await start();
    expect(await state(server)).toEqual({ live: true, url: 'https://video.test/live' });
    expect(questions).toEqual(['?part=snippet&channelId=the+channel&eventType=live&type=video&key=the-key']);
  });

  test('no item means not live', async () => {
    answers({ items: [] });
    expect(await state(await start())).toEqual({ live: false });
  });

  test('it is polled again after a quarter of an hour and not before', async () => {
    const server = await start();
    await state(server);
    answers({ items: [] });
    clock.advance(platformInterval - 1);
    expect(await state(server)).toMatchObject({ live: true });
    expect(questions).toHaveLength(1);
    clock.advance(1);
    expect(await state(server)).toEqual({ live: false });
    expect(questions).toHaveLength(2);
  });

  test('two processes and many readers ask once, and a process started later not at all', async () => {
    const servers = [await start(), await start()];
    await Promise.all(servers.flatMap((server) => Array.from({ length: 20 }, () => state(server))));
    expect(questions).toHaveLength(1);
    expect(await state(await start())).toMatchObject({ live: true });
    expect(questions).toHaveLength(1);
  });
});

describe('a failure means "not live", without an error message', () => {
  test.each([
    [
      'a refusal',
      () => {
        answers({ error: { code: 403 } }, 403);
      },
    ],
    [
      'its own trouble',
      () => {
        answers(live, 500);
      },
    ],
    [
      'nonsense',
      () => {
        answer = (response) => response.end('<html>');
      },
    ],
    [
      'another shape',
      () => {
        answers({ items: 'x' });
      },
    ],
    [
      'a broken line',
      () => {
        answer = (response) => response.destroy();
      },
    ],
    [
      'a way elsewhere',
      () => {
        answer = (response) => response.writeHead(302, { Location: '/other' }).end();
      },
    ],
  ])('%s', async (_name, prepare) => {
    prepare();
    const server = await start();
    expect(await state(server)).toEqual({ live: false });
    // It is not polled again right away either: the quota would not allow it.
    expect(await state(server)).toEqual({ live: false });
    expect(questions).toHaveLength(1);
  });

  test('a later answer that is not live turns the live sign off', async () => {
    const server = await start();
    expect(await state(server)).toMatchObject({ live: true });
    clock.advance(platformInterval);
    answers({}, 503);
    expect(await state(server)).toEqual({ live: false });
  });

  test('a missing answer times out after a few seconds and does not delay others', async () => {
    answer = () => undefined;
    const [asker, other] = [await start(), await start()];
    const began = performance.now();
    const waiting = state(asker);
    await expect.poll(() => questions.length).toBe(1);
    expect(await state(other)).toEqual({ live: false });
    expect(performance.now() - began).toBeLessThan(4000);
    expect(await waiting).toEqual({ live: false });
    expect(performance.now() - began).toBeLessThan(15_000);
  });
});

test.each(['LIVE_CHANNEL', 'LIVE_API_KEY'])('the platform is not polled without %s', async (name) => {
  expect(await state(await start({ [name]: '' }))).toEqual({ live: false });
  expect(questions).toEqual([]);
});
