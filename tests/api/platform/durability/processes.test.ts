import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../../../api/platform/data/postgres/start.ts';
import { createLog } from '../../../../api/platform/log.ts';
import { buildIdempotencyKey, buildMember, buildRegistration } from '../../../factories/registration.ts';
import { untilTaken } from '../../../support/servers/server.ts';
import { startSite, type SiteProcess } from '../../../support/servers/site-process.ts';

const clients = 64;
const places = 300;
let directory: string;
let sites: SiteProcess[];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'processes-'));
  await chmod(directory, 0o711);
  const now = '2027-04-01T12:00:00Z';
  sites = await Promise.all([startSite(directory, now), startSite(directory, now)]);
});

afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await rm(directory, { recursive: true });
});

test('64 clients with parties of 1 to 8 on two processes fill 300 places exactly', async () => {
  const registered: { id: string; size: number }[] = [];
  const refusals = new Set<string>();
  const times: number[] = [];

  async function register(url: string, size: number): Promise<boolean> {
    const began = performance.now();
    const request = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': buildIdempotencyKey() },
      body: JSON.stringify(buildRegistration({ members: Array.from({ length: size }, () => buildMember()) })),
    };
    const { response } = await untilTaken(async () => ({ response: await fetch(`${url}/api/registrations`, request) }));
    const answer = (await response.json()) as { registration?: { id: string }; code?: string };
    times.push(performance.now() - began);
    if (answer.registration) registered.push({ id: answer.registration.id, size });
    else refusals.add(`${String(response.status)} ${String(answer.code)}`);
    return answer.registration !== undefined;
  }

  /** Registers parties of this size until none fits, then smaller ones, until not even one person fits. */
  async function act(client: number): Promise<void> {
    const { url } = sites[client % sites.length] ?? { url: '' };
    for (let size = 1 + (Math.floor(client / 2) % 8); size > 0; ) if (!(await register(url, size))) size -= 1;
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => act(client)));

  const p99 = times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? NaN;
  console.log(`${String(times.length)} submissions, ${String(registered.length)} accepted, p99 ${p99.toFixed(0)} ms`);
  expect([...refusals]).toEqual(['409 event-full']);
  expect(registered.reduce((sum, { size }) => sum + size, 0)).toBe(places);

  const server = await startPostgres({
    dataDirectory: directory,
    binaries: process.env.TEST_POSTGRES_BIN || undefined,
    log: createLog('silent'),
  });
  const client = new pg.Client(server.config);
  await client.connect();
  const { rows } = await client.query(`
    select
      (select taken from event_places where event_id = 'new-york-convention-2027') as taken,
      (select count(*)::int from registration_members) as people,
      (select array_agg(id::text order by id::text) from registrations) as ids`);
  await client.end();
  await server.stop();
  expect(rows).toEqual([{ taken: places, people: places, ids: registered.map(({ id }) => id).sort() }]);
});

test('a hundred wrong guesses at an account are looked at in a day, by two processes together, wherever they come from', async () => {
  const guess = async (turn: number): Promise<number> => {
    const { url } = sites[turn % sites.length] ?? { url: '' };
    const headers = {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `203.0.113.${String(Math.floor(turn / 10))}`,
    };
    const body = JSON.stringify({ email: 'ana@example.org', password: 'Wrong-Pass1' });
    return (await fetch(`${url}/api/session`, { method: 'POST', headers, body })).status;
  };
  const statuses = await Promise.all(Array.from({ length: 140 }, (_, turn) => guess(turn)));
  expect([401, 429].map((status) => statuses.filter((found) => found === status).length)).toEqual([100, 40]);
});
