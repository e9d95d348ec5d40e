import type { Pool } from 'pg';
import { jobNames } from './jobs.ts';
import type { JobName } from './jobs.ts';

/** The jobs of one kind, by the clock of the database. */
export interface QueueFigures {
  readonly name: JobName;
  readonly due: number;
  readonly later: number;
  /** Of both those that failed and are tried again. */
  readonly retrying: number;
  /** How many failed for good within the last day. */
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

/** All kinds of jobs of which any wait or have failed. */
export async function readQueueFigures(pool: Pool): Promise<readonly QueueFigures[]> {
  const { rows } = await pool.query<QueueFigures>(query, [jobNames]);
  return rows;
}
