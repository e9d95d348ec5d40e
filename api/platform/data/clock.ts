import type { Pool } from 'pg';
import type { Logger } from 'pino';

/** How often to ask the database for its time, in ms. In that time the clocks of two machines drift only slightly. */
const interval = 60_000;

/** The database's clock, which can be read without a query. */
export interface DatabaseClock {
  readonly now: () => Date;
  readonly close: () => void;
}

/**
 * Creates the clock that all processes on one database share. Between two readings it follows the monotonic timer, so it is
 * unaffected if this machine's clock is wrong or is adjusted while the process runs.
 * @param isKeptRight false to read the time only once, as in tests, which set their own time
 */
export async function createDatabaseClock(
  pool: Pool,
  log: Pick<Logger, 'warn'>,
  isKeptRight = true,
): Promise<DatabaseClock> {
  const read = async (): Promise<number> => {
    const asked = performance.now();
    const { rows } = await pool.query<{ ms: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
    );
    const answered = performance.now();
    return (rows[0]?.ms ?? Date.now()) - (asked + answered) / 2;
  };
  let offset = await read();
  if (!isKeptRight) return { now: () => new Date(Math.round(performance.now() + offset)), close: () => undefined };
  const timer = setInterval(() => {
    read().then(
      (next) => {
        offset = next;
      },
      (error: unknown) => {
        log.warn({ err: error }, 'the time of the database could not be read');
      },
    );
  }, interval);
  timer.unref();
  return {
    now: () => new Date(Math.round(performance.now() + offset)),
    close: () => {
      clearInterval(timer);
    },
  };
}
