import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { openJobQueue, type JobQueue } from '../../../../api/platform/jobs/queue.ts';
import { createForegroundRequests } from '../../../../api/platform/jobs/foreground-requests.ts';
import { createTestDatabase, type TestDatabase } from '../../../support/database/database.ts';
import { idleHandlers } from '../../../support/jobs.ts';

let database: TestDatabase;
let queues: JobQueue[];
let logged: string[];

beforeEach(async () => {
  database = await createTestDatabase();
  queues = [];
  logged = [];
});

afterEach(async () => {
  for (const queue of queues) await queue.close();
  await database.close();
});

async function openQueue(clock = () => new Date()): Promise<JobQueue> {
  const note = (_: object, message: string) => logged.push(message);
  const queue = await openJobQueue(
    database.config,
    { warn: note, error: note },
    { clock, databaseClock: () => new Date(), hasTimetable: true, timeZone: 'America/New_York' },
  );
  queues.push(queue);
  return queue;
}

const enqueue = (queue: JobQueue, registrationId: string) =>
  database.db
    .transaction()
    .execute((trx) => queue.enqueue(trx, 'registration-mail', { registrationId, notice: 'registered', version: 1 }));

/** Returns the jobs of these tests, without the scheduled jobs that may run in between. */
async function jobs() {
  const { rows } = await sql<{ state: string; id: string }>`
    select state::text, data ->> 'registrationId' as id from jobs.job where name = 'registration-mail' order by created_on`.execute(
    database.db,
  );
  return rows;
}

/** Returns a handler that records its input and fails the given number of times. */
function handler(failures = 0) {
  const done: string[] = [];
  let tries = 0;
  const handle = ({ registrationId }: { registrationId: string }) => {
    tries += 1;
    if (tries <= failures) return Promise.reject(new Error('the mail server is away'));
    done.push(registrationId);
    return Promise.resolve();
  };
  return { done, handlers: { ...idleHandlers, 'registration-mail': handle } };
}

describe('the job queue', () => {
  it('accepts a job in the transaction of the change, and drops it when that is rolled back', async () => {
    const queue = await openQueue();
    const undone = database.db.transaction().execute(async (trx) => {
      await queue.enqueue(trx, 'registration-mail', { registrationId: 'undone', notice: 'registered', version: 1 });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await enqueue(queue, 'kept');
    expect(await jobs()).toEqual([{ state: 'created', id: 'kept' }]);
  });

  it('runs each job in only one of several processes', async () => {
    const [one, two] = await Promise.all([openQueue(), openQueue()]);
    const work = handler();
    await Promise.all([
      one.startWorker(work.handlers, createForegroundRequests()),
      two.startWorker(work.handlers, createForegroundRequests()),
    ]);
    const ids = Array.from({ length: 20 }, (_, index) => `r${index}`);
    await Promise.all(ids.map((id) => enqueue(one, id)));
    await expect.poll(() => work.done.length, { timeout: 30_000 }).toBe(20);
    expect(work.done.sort()).toEqual(ids.sort());
  });

  it.each(['2020-02-29T23:59:59Z', '2040-01-01T00:00:00Z'])(
    'delays a job by the intended time even if the application’s clock shows %s',
    async (instant) => {
      const queue = await openQueue(() => new Date(instant));
      const later = new Date(new Date(instant).getTime() + 60 * 60_000);
      await database.db.transaction().execute(async (trx) => {
        await queue.enqueue(trx, 'registration-hold', { registrationId: 'r1' }, later);
        await queue.enqueueAll(trx, 'registration-hold', [{ registrationId: 'r2' }], later);
      });
      const { rows } = await sql<{
        minutes: number;
      }>`select round(extract(epoch from start_after - now()) / 60)::int as minutes from jobs.job where name = 'registration-hold'`.execute(
        database.db,
      );
      expect(rows).toEqual([{ minutes: 60 }, { minutes: 60 }]);
    },
  );

  it('retries a failed job later', async () => {
    const queue = await openQueue();
    const work = handler(1);
    await queue.startWorker(work.handlers, createForegroundRequests());
    await enqueue(queue, 'r1');
    await expect.poll(jobs, { timeout: 10_000 }).toEqual([{ state: 'retry', id: 'r1' }]);
    expect(logged).toEqual(['a job failed and will be retried']);
    await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(database.db);
    await expect.poll(() => work.done, { timeout: 10_000 }).toEqual(['r1']);
  });

  it('gives the job of a crashed worker to another', async () => {
    const queue = await openQueue();
    await enqueue(queue, 'r1');
    const crashed = new PgBoss({ ...database.config, schema: 'jobs' });
    crashed.on('error', () => undefined);
    await crashed.start();
    expect(await crashed.fetch('registration-mail')).toHaveLength(1);

    const work = handler();
    await queue.startWorker(work.handlers, createForegroundRequests());
    expect(await jobs()).toEqual([{ state: 'active', id: 'r1' }]);
    await sql`update jobs.job set started_on = now() - interval '1 hour', start_after = now()`.execute(database.db);
    await crashed.supervise('registration-mail');
    await sql`update jobs.job set start_after = now() where state = 'retry'`.execute(database.db);
    await expect.poll(() => work.done, { timeout: 10_000 }).toEqual(['r1']);
    await crashed.stop();
  });
});
