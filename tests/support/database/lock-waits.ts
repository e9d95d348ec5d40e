import type pg from 'pg';
import { expect } from 'vitest';

/** Waits until this many connections of this database wait for a lock that another one holds. */
export async function untilWaiting(pool: pg.Pool, connections: number): Promise<void> {
  const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(connections);
}

/** Waits until exactly one connection of this database waits for a lock that another one holds. */
export const untilOneWaits = (pool: pg.Pool): Promise<void> => untilWaiting(pool, 1);
