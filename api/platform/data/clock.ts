import type { Pool } from 'pg';
import type { Logger } from 'pino';

/** How often the database is asked for its time, in ms: the clocks of two machines drift by far less meanwhile. */
const interval = 60_000;

/** The database's clock, read without asking it each time. */
export interface DatabaseClock {
  readonly now: () => Date;
  readonly close: () => void;
}

/**
 * Makes the clock that all processes on one database share. Between two looks at the database it goes by the monotonic timer,
 * so neither a wrong clock of this machine nor one that is set while the process runs moves it.
 * @param isKeptRight false where the time is asked for once, as in tests, which have a time of their own
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
