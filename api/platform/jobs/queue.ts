import { setTimeout } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { PoolConfig } from 'pg';
import { fromKysely, PgBoss, type JobResult } from 'pg-boss';
import { isUnavailable } from '../data/unavailable.ts';
import type { Database } from '../data/tables.gen.ts';
import { jobNames, jobRules, type JobHandlers, type JobName, type JobPayloads } from './jobs.ts';
import { MailRefusedError } from '../mail/mailer.ts';
import type { ForegroundRequests } from './foreground-requests.ts';

/** The queue of jobs, in the database's schema `jobs` and shared by all processes. */
export type JobQueue = {
  /** Adds a job to the queue as part of the transaction: if that is rolled back there is no job. */
  enqueue: <Name extends JobName>(
    trx: Transaction<Database>,
    name: Name,
    payload: JobPayloads[Name],
    /** Not before this moment; immediately when missing. */
    startAfter?: Date,
  ) => Promise<void>;
  /** Adds several jobs of one kind to the queue, like enqueue. */
  enqueueAll: <Name extends JobName>(
    trx: Transaction<Database>,
    name: Name,
    payloads: readonly JobPayloads[Name][],
    startAfter?: Date,
  ) => Promise<void>;
  /** Starts doing jobs in this process too, once its startup work is done. Each is done by one process at a time. */
  startWorker: (handlers: JobHandlers, foregroundRequests: Pick<ForegroundRequests, 'over'>) => Promise<void>;
  /** Waits up to half a minute for the running jobs; another process, or the next start, does the rest. */
  close: () => Promise<void>;
};

/** What a log must offer here; pino's does. */
type Log = { warn(details: object, message: string): void; error(details: object, message: string): void };

/** The clock that a process uses, and that of the database, by which the queue wakes a job. */
interface JobClocks {
  readonly clock: () => Date;
  readonly databaseClock: () => Date;
  /** Whether scheduled jobs run. With its own clock, a test would get those of the hour at which it happens to run. */
  readonly hasTimetable: boolean;
  /** The time zone of the schedule: the center's. */
  readonly timeZone: string;
}

/**
 * A worker looks for jobs twice a second; after a full batch it takes the next at once, so that a rush of registrations is
 * processed without a pause. No notification wakes it: see the migration 0001 for what that costs.
 */
const workRules = {
  batchSize: 5,
  perJobResults: true,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 0.5,
} as const;

/** How often to log that the database is unreachable, in ms. */
const awayInterval = 30_000;

/** How long the running jobs may still take when the process stops, in ms. */
const patience = 30_000;

/**
 * Opens the queue and creates or updates its tables; several processes may do so at once.
 * @param clocks moments refer to `clock`; a test's shows its own day, and the queue uses the database's
 */
export async function openJobQueue(config: PoolConfig, log: Log, clocks: JobClocks): Promise<JobQueue> {
  const inRealTime = (moment: Date): Date =>
    new Date(clocks.databaseClock().getTime() + moment.getTime() - clocks.clock().getTime());
  const boss = new PgBoss({
    ...config,
    schema: 'jobs',
    application_name: 'site jobs',
    max: 4,
    schedule: clocks.hasTimetable,
  });
  let closed = false;
  let saidAway = Number.NEGATIVE_INFINITY;
  boss.on('error', (error) => {
    // The server may close its connections after the end: the pool does not wait until they are gone.
    if (closed) return;
    // While the database is unreachable every poll fails, many times a second: log it only now and then.
    if (isUnavailable(error)) {
      if (performance.now() - saidAway < awayInterval) return;
      saidAway = performance.now();
    }
    log.error({ err: error }, 'the job queue has a problem');
  });
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'the job queue warns'));
  await boss.start();
  const prepare = async (name: JobName) => {
    const { retryDelayMax, cron, ...rules } = { ...jobRules[name], retryBackoff: true, notify: false };
    await boss.createQueue(name, { ...rules, retryDelayMax });
    // The queue may exist from an earlier version with other rules; only a new queue accepts the longest delay.
    await boss.updateQueue(name, rules);
    // A night on which no process ran is made up for.
    if (cron !== undefined) await boss.schedule(name, cron, {}, { tz: clocks.timeZone, missed: 'once' });
  };
  await Promise.all(jobNames.map(prepare));

  async function work<Name extends JobName>(
    name: Name,
    handler: JobHandlers[Name],
    foregroundRequests: Pick<ForegroundRequests, 'over'>,
  ): Promise<void> {
    await boss.work<JobPayloads[Name], object, typeof workRules>(name, workRules, (jobs) =>
      Promise.all(
        jobs.map(async (job): Promise<JobResult> => {
          await foregroundRequests.over();
          try {
            await handler(job.data);
            return { id: job.id, status: 'completed' };
          } catch (error) {
            if (error instanceof MailRefusedError) {
              log.warn({ job: name, jobId: job.id }, 'an email was refused for good');
              return { id: job.id, status: 'completed', output: { refused: true } };
            }
            const details = { err: error, job: name, jobId: job.id, retry: job.retryCount };
            if (job.retryCount < jobRules[name].retryLimit) log.warn(details, 'a job failed and is tried again later');
            else log.error(details, 'a job failed for good');
            return { id: job.id, status: 'failed', output: { error: error instanceof Error ? error.name : 'unknown' } };
          }
        }),
      ),
    );
  }

  return {
    enqueue: async (trx, name, payload, startAfter) => {
      await boss.send(name, payload, {
        db: fromKysely(trx),
        ...(startAfter && { startAfter: inRealTime(startAfter) }),
      });
    },
    enqueueAll: async (trx, name, payloads, startAfter) => {
      if (payloads.length === 0) return;
      const start = startAfter && { startAfter: inRealTime(startAfter) };
      await boss.insert(
        name,
        payloads.map((data) => ({ data, ...start })),
        { db: fromKysely(trx) },
      );
    },
    startWorker: async (handlers, foregroundRequests) => {
      await Promise.all(jobNames.map((name) => work(name, handlers[name], foregroundRequests)));
    },
    close: async () => {
      // The queue's own wait polls twice a second; this one ends as soon as the last job does.
      await Promise.race([
        Promise.all(jobNames.map((name) => boss.offWork(name))),
        setTimeout(patience, undefined, { ref: false }),
      ]);
      await boss.stop({ graceful: false });
      closed = true;
    },
  };
}
