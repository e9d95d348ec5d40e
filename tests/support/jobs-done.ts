import type { Pool } from 'pg';
import { expect } from 'vitest';

/** Waits until every job that is due has been done, so that what it notes or mails is there. */
export async function jobsDone(pool: Pool): Promise<void> {
  const left = async () => {
    const { rows } = await pool.query<{ count: number }>("select count(*) from jobs.job where state in ('created', 'retry', 'active')");
    return rows[0]?.count;
  };
  await expect.poll(left).toBe(0);
}
