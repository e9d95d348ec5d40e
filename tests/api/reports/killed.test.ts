import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../../api/platform/data/database.ts';
import type { OpenDatabase } from '../../../api/platform/data/database.ts';
import { startPostgres } from '../../../api/platform/data/postgres/start.ts';
import { createLog } from '../../../api/platform/log.ts';
import { startSite, type SiteProcess } from '../../support/servers/site-process.ts';
import { signInAs } from '../../support/users.ts';

/* A server that dies while it answers a report: the reader notices the truncated response, and the database stops the query. */

const now = '2027-04-01T12:00:00Z';
const log = createLog('silent');
let directory: string;
let server: Awaited<ReturnType<typeof startPostgres>>;
let database: OpenDatabase;
let site: SiteProcess;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'killed-'));
  await chmod(directory, 0o711);
  server = await startPostgres({
    dataDirectory: directory,
    binaries: process.env.TEST_POSTGRES_BIN || undefined,
    log,
  });
  site = await startSite(directory, now);
  await site.stop();
  database = await openDatabase(server.config, log);
  await database.pool.query(`
    insert into registrations (
      id, reference, event_id, state, rooms, contact_first_name, contact_last_name, contact_email, contact_phone, language,
      payment_method, currency, total_cents, party_size, idempotency_key, body_hash, search_text, created_at, updated_at
    ) values (
      gen_random_uuid(), 'AAA-AAA', 'miami-retreat-2026', 'confirmed', 0, 'Ana', 'Núñez', 'ana@example.org', '+12025550123', 'en',
      'Zelle', 'USD', 100, 1, 'key', '', '', now(), now()
    )
  `);
  // The notes are long, so that the response exceeds the buffers between the query and a reader.
  await database.pool.query(`
    begin;
    set local statement_timeout = 0;
    insert into payments (id, registration_id, kind, method, amount_cents, received_on, created_at, note)
    select gen_random_uuid(), r.id, 'payment', 'Zelle', 1, '2027-03-01', now(), repeat('A long note. ', 160)
    from registrations r, generate_series(1, 20000);
    commit
  `);
}, 120_000);

afterAll(async () => {
  await database.close();
  await server.stop();
  await rm(directory, { recursive: true });
});

beforeEach(async () => {
  site = await startSite(directory, now);
});

afterEach(() => site.kill());

async function working(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where application_name = 'site reports' and state <> 'idle'`,
  );
  return rows[0]?.count ?? Number.NaN;
}

/** Logs in a user who runs reports at the site that is killed. */
async function reader() {
  const { cookie, userId } = await signInAs(database.db, 'A,D', new Date(now));
  const headers = { Cookie: cookie, 'Content-Type': 'application/json' };
  const run = (reportId: number, mode: 'list' | 'download') =>
    fetch(`${site.url}/api/reports/run`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ reportId, mode, filterValues: {}, userId, userType: 'A,D' }),
    });
  const file = async (reportId: number) => {
    const { csvUrl } = (await (await run(reportId, 'download')).json()) as { csvUrl: string };
    return fetch(site.url + csvUrl, { headers });
  };
  return { run, file };
}

test.each(['list', 'file'] as const)('a truncated %s is not complete, and no query keeps running', async (kind) => {
  const { run, file } = await reader();
  const response = await (kind === 'list' ? run(3, 'list') : file(3));
  expect(response.status).toBe(200);
  const body = response.body?.getReader();
  await body?.read();
  await expect.poll(working).toBe(1);
  await site.kill();
  const rest = async () => {
    while (!(await body?.read())?.done);
  };
  await expect(rest()).rejects.toThrow();
  await expect.poll(working).toBe(0);
});

test('the query of a list ends with its server, even before the first row', async () => {
  const { run } = await reader();
  const lock = await database.pool.connect();
  await lock.query('begin');
  await lock.query('lock table prayer_requests in access exclusive mode');
  const answer = run(7, 'list');
  const lost = expect(answer).rejects.toThrow();
  await expect.poll(working).toBe(1);
  await site.kill();
  await lost;
  await expect.poll(working).toBe(0);
  await lock.query('rollback');
  lock.release();
});
