import type { Pool } from 'pg';
import { expect } from 'vitest';
import type { JobName } from '../../../api/platform/jobs/jobs.ts';

/** Waits until no job is left, so that its records and emails are there. */
export async function jobsDone(pool: Pool): Promise<void> {
  const left = async () => {
    const { rows } = await pool.query<{ count: number }>(
      "select count(*) from jobs.job where state in ('created', 'retry', 'active')",
    );
    return rows[0]?.count;
  };
  await expect.poll(left).toBe(0);
}

/** Waits until a job has failed and will be retried, and starts that attempt now. */
export async function retryNow(pool: Pool): Promise<void> {
  const retried = async () =>
    (await pool.query("update jobs.job set start_after = now() where state = 'retry'")).rowCount;
  await expect.poll(retried).toBeGreaterThan(0);
}

/** Waits until all jobs with this name have completed and none has failed: for jobs that a test enqueues itself. */
export async function jobDone(pool: Pool, name: JobName): Promise<void> {
  const states = async () =>
    (await pool.query<{ state: string }>('select distinct state::text from jobs.job where name = $1', [name])).rows.map(
      ({ state }) => state,
    );
  await expect.poll(states).toEqual(['completed']);
}
