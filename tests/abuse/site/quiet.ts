import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

const longest = 5_000;

/** Waits until no job is due or running; jobs scheduled for later do not count. Returns false if that takes too long. */
export async function waitForJobs(pool: Pool): Promise<boolean> {
  const began = performance.now();
  while (performance.now() - began < longest) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from jobs.job
       where state = 'active' or (state in ('created', 'retry') and start_after <= now())`,
    );
    if (rows[0]?.count === 0) return true;
    await pause(50);
  }
  return false;
}
