import { setTimeout } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import type { PoolConfig } from 'pg';
import { fromKysely, PgBoss, type JobResult } from 'pg-boss';
import { isUnavailable } from '../data/unavailable.ts';
import type { Database } from '../data/tables.gen.ts';
import { jobNames, jobRules, type JobHandlers, type JobName, type JobPayloads } from './jobs.ts';
import { MailRefusedError } from '../mail/mailer.ts';
import type { ForegroundRequests } from './foreground-requests.ts';

/** The job queue, stored in the database schema `jobs` and shared by all processes. */
export type JobQueue = {
  /** Adds a job to the queue as part of the transaction: if that is rolled back, there is no job. */
  enqueue: <Name extends JobName>(
    trx: Transaction<Database>,
    name: Name,
    payload: JobPayloads[Name],
    /** The earliest time to run it; immediately if omitted. */
    startAfter?: Date,
  ) => Promise<void>;
  /** Adds several jobs of one kind to the queue, like enqueue. */
  enqueueAll: <Name extends JobName>(
    trx: Transaction<Database>,
    name: Name,
    payloads: readonly JobPayloads[Name][],
    startAfter?: Date,
  ) => Promise<void>;
  /**
   * Starts processing jobs in this process, once its startup work is done. Only one process runs a job at a time. Jobs of the kinds
   * in `except` wait.
   */
  startWorker: (
    handlers: JobHandlers,
    foregroundRequests: Pick<ForegroundRequests, 'over'>,
    except?: readonly JobName[],
  ) => Promise<void>;
  /** Waits up to 30 seconds for the running jobs; another process or the next start does the rest. */
  close: () => Promise<void>;
};

/** The log methods needed here; pino's logger has them. */
type Log = { warn(details: object, message: string): void; error(details: object, message: string): void };

/** The clock that a process uses, and the database clock, by which the queue starts jobs. */
interface JobClocks {
  readonly clock: () => Date;
  readonly databaseClock: () => Date;
  /** Whether scheduled jobs run. In a test with its own clock, they would depend on the real time at which the test runs. */
  readonly hasTimetable: boolean;
  /** The time zone of the schedule, which is the center's. */
  readonly timeZone: string;
}

/**
 * A worker polls for jobs twice a second. After a full batch it takes the next one at once, so that a rush of registrations is
 * processed without pauses. It does not use notifications; migration 0001 explains their cost.
 */
const workRules = {
  batchSize: 5,
  perJobResults: true,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 0.5,
} as const;

/** How often to log that the database is unreachable, in ms. */
const awayInterval = 30_000;

/** How long to wait for running jobs when the process stops, in ms. */
const patience = 30_000;

/**
 * Opens the queue and creates or updates its tables; several processes may do so at once.
 * @param clocks start times refer to `clock`, which tests may set to another day; the queue uses the database clock
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
    // The pool does not wait for its connections to close, so the server may still end them after the queue is closed.
    if (closed) return;
    // While the database is unreachable, polls fail many times a second, so log this only occasionally.
    if (isUnavailable(error)) {
      if (performance.now() - saidAway < awayInterval) return;
      saidAway = performance.now();
    }
    log.error({ err: error }, 'job queue error');
  });
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queue warning'));
  await boss.start();
  const prepare = async (name: JobName) => {
    const { retryDelayMax, cron, ...rules } = { ...jobRules[name], retryBackoff: true, notify: false };
    await boss.createQueue(name, { ...rules, retryDelayMax });
    // The queue may exist from an earlier version with other rules; only a new queue accepts the maximum delay.
    await boss.updateQueue(name, rules);
    // If no process was running at the scheduled time, the job runs once at the next start.
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
              log.warn({ job: name, jobId: job.id }, 'an email was refused permanently');
              return { id: job.id, status: 'completed', output: { refused: true } };
            }
            const details = { err: error, job: name, jobId: job.id, retry: job.retryCount };
            if (job.retryCount < jobRules[name].retryLimit) log.warn(details, 'a job failed and will be retried');
            else log.error(details, 'a job failed permanently');
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
    startWorker: async (handlers, foregroundRequests, except = []) => {
      const names = jobNames.filter((name) => !except.includes(name));
      await Promise.all(names.map((name) => work(name, handlers[name], foregroundRequests)));
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
