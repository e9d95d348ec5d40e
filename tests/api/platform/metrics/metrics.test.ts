import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReplicaState } from '../../../../api/platform/data/replica/watch-replica.ts';
import { startMetricsServer } from '../../../../api/platform/metrics/metrics-server.ts';
import { createMetrics } from '../../../../api/platform/metrics/metrics.ts';
import { toText } from '../../../../api/platform/metrics/text-format.ts';
import { createEvent } from '../../../factories/event.ts';
import { buildIdempotencyKey, buildRegistration } from '../../../factories/registration.ts';
import { createClock } from '../../../support/clock.ts';
import { createTestDatabase } from '../../../support/database/database.ts';
import type { TestDatabase } from '../../../support/database/database.ts';
import { jobsDone } from '../../../support/database/job-state.ts';
import { startTestServer } from '../../../support/servers/server.ts';
import type { TestServer } from '../../../support/servers/server.ts';

let database: TestDatabase;
let server: TestServer;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: createClock('2027-04-01T12:00:00Z').now });
  folder = await mkdtemp(join(tmpdir(), 'metrics-'));
});

afterAll(async () => {
  await server.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const log = { warn: () => undefined };

async function read(pool: pg.Pool, backups?: string, replica: ReplicaState | null = null) {
  const { metrics } = server.context;
  const reportConnections = { replica: () => replica };
  const figures = await startMetricsServer({ metrics, pool, reportConnections, backups, log }, 0);
  try {
    const response = await fetch(figures.url);
    const post = await fetch(figures.url, { method: 'POST' });
    const other = await fetch(new URL('/', figures.url));
    return { response, text: await response.text(), refusals: [post.status, other.status], url: figures.url };
  } finally {
    await figures.close();
  }
}

/** A comment line, or a name with labels and a number. */
const formatted = /^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"\n]*"(,\w+="[^"\n]*")*\})? -?[0-9.e+-]+)$/;

test('says in the text format what the site does, and names nobody', async () => {
  const body = buildRegistration();
  const { data } = await server.client.POST('/registrations', {
    params: { header: { 'Idempotency-Key': buildIdempotencyKey() } },
    body,
  });
  await fetch(`${server.url}/api/nothing-here`);
  await jobsDone(database.pool);
  await writeFile(join(folder, 'retreat-center-2027-03-02.backup'), '');

  const { response, text, refusals, url } = await read(server.context.pool, folder);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(refusals).toEqual([405, 404]);
  expect(new URL(url).hostname).toBe('127.0.0.1');
  expect(
    text
      .trimEnd()
      .split('\n')
      .filter((line) => !formatted.test(line)),
  ).toEqual([]);

  expect(text).toContain('site_requests_total{operation="createRegistration",status="201"} 1\n');
  expect(text).toContain('site_requests_total{operation="none",status="404"} 1\n');
  expect(text).toContain('site_request_seconds_bucket{operation="createRegistration",le="+Inf"} 1\n');
  expect(text).toMatch(/site_emails_total\{outcome="sent"\} [1-9]/);
  expect(text).toMatch(/site_event_loop_delay_seconds\{quantile="0\.99"\} [0-9.]+\n/);
  expect(text).toMatch(/site_database_connections\{state="idle"\} \d+\n/);
  expect(text).toContain('site_database_up 1\n');
  expect(text).toContain('site_unmatched_payments 0\n');
  expect(text).toMatch(/site_last_backup_seconds [1-9]\d+\n/);
  for (const own of [data?.registration.id, data?.registration.reference, body.contact.lastName, '@']) {
    expect(own).toBeTruthy();
    expect(text).not.toContain(own);
  }
});

test('places are reported until the last day of an event has ended in its own time zone', async () => {
  const { pool, db } = server.context;
  // Two events end today in time zones that never share a date: one has ended, the other has not.
  const { rows } = await pool.query<{ west: string; east: string }>(
    "select (now() at time zone 'Etc/GMT+12')::date as west, ((now() at time zone 'Etc/GMT-14')::date - 1) as east",
  );
  const [day] = rows;
  if (!day) throw new Error('no days');
  for (const [id, zone, last] of [
    ['west', 'Etc/GMT+12', day.west],
    ['east', 'Etc/GMT-14', day.east],
  ] as const) {
    await createEvent(db, id);
    await pool.query(
      "update events set time_zone = $2, start_date = $3, end_date = $3, status = 'Planned', max_registration_count = $4 where id = $1",
      [id, zone, last, id === 'west' ? 41 : 43],
    );
  }
  const { text } = await read(pool);
  expect(text).toMatch(/site_places_left\{[^}]*\} 41\n/);
  expect(text).not.toMatch(/site_places_left\{[^}]*\} 43\n/);
});

test('still reports on the process while the database is away', async () => {
  const away = new pg.Pool({ host: '127.0.0.1', port: 1 });
  const { response, text } = await read(away);
  await away.end();
  expect(response.status).toBe(200);
  expect(text).toContain('site_database_up 0\n');
  expect(text).toMatch(/process_resident_memory_bytes \d+\n/);
  expect(text).not.toContain('site_last_backup_seconds');
});

test('times are counted in every matching bucket, and pages by origin', () => {
  const metrics = createMetrics();
  for (const ms of [3, 30, 20_000]) metrics.countRequest('getSite', 200, ms);
  for (const origin of ['memory', 'cache', 'rendering', 'cache'] as const) metrics.countPage(origin);
  const text = toText(metrics.families());
  for (const line of [
    'site_request_seconds_bucket{operation="getSite",le="0.005"} 1',
    'site_request_seconds_bucket{operation="getSite",le="0.05"} 2',
    'site_request_seconds_bucket{operation="getSite",le="10"} 2',
    'site_request_seconds_bucket{operation="getSite",le="+Inf"} 3',
    'site_request_seconds_count{operation="getSite"} 3',
    'site_pages_total{from="cache"} 2',
    'site_pages_total{from="rendering"} 1',
    'site_requests_total{operation="site",status="200"} 1',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
});

test('says whether reports read from the replica, and how far it lags behind', async () => {
  const without = await read(database.pool);
  expect(without.text).not.toContain('site_replica');
  const behind = await read(database.pool, undefined, { isUsed: false, lag: 6_200 });
  expect(behind.text).toContain('site_replica_used 0\n');
  expect(behind.text).toContain('site_replica_lag_seconds 6.2\n');
  const gone = await read(database.pool, undefined, { isUsed: false, lag: null });
  expect(gone.text).toContain('site_replica_used 0\n');
  expect(gone.text).not.toMatch(/^site_replica_lag_seconds /m);
});
