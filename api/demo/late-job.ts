import type { AppContext } from '../context.ts';
import type { JobName } from '../platform/jobs/jobs.ts';

/** The kind of job that the demonstration never runs, so that System status has a warning. Nothing in the demonstration needs it. */
export const lateJobName = 'reports-deletion' satisfies JobName;

const anHour = 60 * 60 * 1000;

/** Adds a job that has been due for an hour. */
export async function seedLateJob({ db, clock, enqueue }: Pick<AppContext, 'db' | 'clock' | 'enqueue'>): Promise<void> {
  const dueAt = new Date(clock().getTime() - anHour);
  await db.transaction().execute((transaction) => enqueue(transaction, lateJobName, {}, dueAt));
}
