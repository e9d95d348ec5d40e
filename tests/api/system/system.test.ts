import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userTypes } from '../../../api/access/rules.ts';
import { createClock } from '../../support/clock.ts';
import { createTestDatabase } from '../../support/database/database.ts';
import type { TestDatabase } from '../../support/database/database.ts';
import { startTestServer } from '../../support/servers/server.ts';
import type { TestClient, TestServer } from '../../support/servers/server.ts';
import { signInAs } from '../../support/users.ts';

const clock = createClock('2027-04-01T12:00:00Z');
let database: TestDatabase;
let server: TestServer;
let administrator: TestClient;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ database: database.config, clock: clock.now });
  administrator = await clientOf('A');
});

afterAll(async () => {
  await server.close();
  await database.close();
});

async function clientOf(type: (typeof userTypes)[number]): Promise<TestClient> {
  const { cookie } = await signInAs(server.context.db, type, clock.now());
  return server.clientWith({ Cookie: cookie });
}

async function read() {
  const { data, error } = await administrator.GET('/system');
  if (!data) throw new Error(JSON.stringify(error));
  return data;
}

/** Stores a job as the queue would. No worker runs it, because of its time or state. */
async function plant(name: string, state: 'created' | 'retry' | 'failed', minutesAgo: number): Promise<void> {
  await database.pool.query(
    `insert into jobs.job (name, state, start_after, completed_on, policy, blocked)
     values ($1, $2::jobs.job_state, now() - make_interval(mins => $3), case when $2 = 'failed' then now() end, 'standard', true)`,
    [name, state, minutesAgo],
  );
}

describe('getSystemStatus', () => {
  test('is for administrators only', async () => {
    for (const type of userTypes) {
      const { response } = await (await clientOf(type)).GET('/system');
      expect([type, response.status]).toEqual([type, type === 'A' ? 200 : 403]);
    }
    expect((await server.client.GET('/system')).response.status).toBe(401);
  });

  test('shows the running version and the location of its data', async () => {
    const status = await read();
    expect(status).toMatchObject({
      checkedAt: '2027-04-01T12:00:00.000Z',
      program: { version: '0.1.0', node: process.versions.node },
      email: { transport: 'files' },
      backups: { isDaily: false },
      failures: [],
      services: [{ name: 'payPal' }, { name: 'meetings' }, { name: 'video' }],
    });
    expect(status.database.version).toMatch(/^\d+\.\d+/);
    expect(status.database.sizeBytes).toBeGreaterThan(1_000_000);
    expect(status.database.connections).toBeLessThanOrEqual(status.database.connectionLimit);
    const { rows } = await database.pool.query<{ name: string }>('select max(name) as name from kysely_migration');
    expect(status.database.migration).toBe(rows[0]?.name);
    expect(status.disks).toMatchObject([{ place: 'site' }]);
    expect(status.disks[0]?.freeBytes).toBeLessThanOrEqual(status.disks[0]?.totalBytes ?? 0);
    expect(status.warnings.map(({ kind }) => kind)).toEqual(['noDailyBackup', 'emailsToFiles']);
  });

  test('lists late and failed jobs, and its warnings count on the start page of administrators only', async () => {
    await plant('contact-mail', 'retry', 25);
    await plant('forms-deletion', 'failed', 60);
    const status = await read();
    expect(status.queues).toMatchObject([
      { name: 'contact-mail', due: 1, later: 0, retrying: 1, failed: 0 },
      { name: 'forms-deletion', due: 0, failed: 1 },
    ]);
    expect(status.queues[0]?.oldestDueSeconds).toBeGreaterThanOrEqual(25 * 60);
    expect(status.queues[1]).not.toHaveProperty('oldestDueAt');
    expect(status.warnings.slice(0, 3)).toEqual([
      { kind: 'lateJobs', count: 1, isAdvice: false },
      { kind: 'failedJobs', count: 1, isAdvice: false },
      { kind: 'emailsFailing', count: 1, isAdvice: false },
    ]);
    const start = await administrator.GET('/workspace', { params: { query: { lng: 'en' } } });
    expect(start.data?.openWork).toContainEqual({ kind: 'systemWarnings', count: 3, countIsExact: true });
    const registrar = await clientOf('R');
    const other = await registrar.GET('/workspace', { params: { query: { lng: 'en' } } });
    expect(other.data?.openWork.map(({ kind }) => kind)).not.toContain('systemWarnings');
  });

  test('counts requests that failed within the last day, and no longer', async () => {
    server.context.metrics.countRequest('getSite', 503, 1);
    server.context.metrics.countRequest('getSite', 503, 1);
    server.context.metrics.countRequest('getSite', 404, 1);
    expect((await read()).failures).toEqual([
      { operation: 'getSite', status: 503, count: 2, lastAt: '2027-04-01T12:00:00.000Z' },
    ]);
    clock.advance(25 * 60 * 60 * 1000);
    administrator = await clientOf('A');
    expect((await read()).failures).toEqual([]);
  });

  test('contains no names and no addresses', async () => {
    const text = JSON.stringify(await read());
    expect(text).not.toMatch(/@|Vega/);
  });
});
