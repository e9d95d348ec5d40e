import type { Pool } from 'pg';
import { jobNames } from './jobs.ts';
import type { JobName } from './jobs.ts';

/** The number of jobs of one kind, by the database's clock. */
export interface QueueFigures {
  readonly name: JobName;
  readonly due: number;
  readonly later: number;
  /** How many of the due and later jobs have failed and will be retried. */
  readonly retrying: number;
  /** How many failed permanently within the last day. */
  readonly failed: number;
  readonly oldestDueAt: Date | null;
  readonly oldestDueSeconds: number;
}

const query = `
  select name,
    count(*) filter (where state < 'active' and start_after <= now())::int as due,
    count(*) filter (where state < 'active' and start_after > now())::int as later,
    count(*) filter (where state = 'retry')::int as retrying,
    count(*) filter (where state = 'failed')::int as failed,
    min(start_after) filter (where state < 'active' and start_after <= now()) as "oldestDueAt",
    coalesce(extract(epoch from now() - min(start_after) filter (where state < 'active' and start_after <= now())), 0)::int as "oldestDueSeconds"
  from jobs.job
  where name = any($1) and (state in ('created', 'retry') or state = 'failed' and completed_on > now() - interval '1 day')
  group by name order by name`;

/** Returns the figures of each kind of job that has waiting or failed jobs. */
export async function readQueueFigures(pool: Pool): Promise<readonly QueueFigures[]> {
  const { rows } = await pool.query<QueueFigures>(query, [jobNames]);
  return rows;
}
