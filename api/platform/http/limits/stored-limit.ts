import type { Pool } from 'pg';

/** The count of a key, and the time left in its window in ms. */
export interface Counted {
  readonly points: number;
  readonly msLeft: number;
}

/**
 * Counts in the database with the database's clock, so that processes with different clocks share one window. The limiter library
 * uses each process's clock, so a process whose clock runs ahead would discard the counts of the others.
 * @param points the points to add; negative points are subtracted
 */
export async function countStored(pool: Pool, key: string, points: number, seconds: number): Promise<Counted> {
  const { rows } = await pool.query<Counted>(
    `with moment as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms)
     insert into rate_limits (key, points, expire) select $1, greatest($2::int, 0), ms + $3::bigint * 1000 from moment
     on conflict (key) do update set
       points = case
         when rate_limits.expire <= (select ms from moment) then excluded.points
         else greatest(rate_limits.points + $2::int, 0)
       end,
       expire = case
         when rate_limits.expire <= (select ms from moment) then excluded.expire
         else least(rate_limits.expire, excluded.expire)
       end
     returning points, (expire - (select ms from moment))::float8 as "msLeft"`,
    [key, points, seconds],
  );
  return rows[0] ?? { points: 0, msLeft: 0 };
}

/** Resets the count of a key. */
export async function forgetStored(pool: Pool, key: string): Promise<void> {
  await pool.query('delete from rate_limits where key = $1', [key]);
}

/** Deletes windows that have ended. */
export async function deleteEnded(pool: Pool): Promise<void> {
  await pool.query('delete from rate_limits where expire <= (extract(epoch from clock_timestamp()) * 1000)::bigint');
}
