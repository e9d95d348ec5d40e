import type { Pool } from 'pg';
import type { Logger } from 'pino';

/** How often to ask the database for its time, in ms: meanwhile the clocks of two machines drift by far less. */
const interval = 60_000;

/** The database's clock, read without asking it each time. */
export interface DatabaseClock {
  readonly now: () => Date;
  readonly close: () => void;
}

/**
 * Creates the clock that all processes on one database share. Between two readings it follows the monotonic timer, so neither a
 * wrong clock on this machine nor one that is set while the process runs affects it.
 * @param isKeptRight false where the time is read once, as in tests, which have a time of their own
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
        log.warn({ err: error }, 'the database could not be asked for its time');
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
