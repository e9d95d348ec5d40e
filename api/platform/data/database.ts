import { Kysely } from 'kysely';
import pg from 'pg';
import { CommentingDialect } from './request-comment.ts';
import type { Database } from './tables.gen.ts';

/** The oldest PostgreSQL version that this project supports and is tested on. */
const oldestServer = 15;

/** An open database: the query builder that all code uses, and its pool for code that needs its own connection. */
export type OpenDatabase = {
  db: Kysely<Database>;
  pool: pg.Pool;
  /** Closes all connections once their queries have finished. */
  close: () => Promise<void>;
};

/**
 * What every connection of the site sets: the time zone, and how long a statement may take, in ms. The tables are in memory or on a
 * solid-state disk, where an index costs less than PostgreSQL assumes: it would read whole tables for the rows of one event.
 */
export const connectionSettings = { timezone: 'UTC', statement_timeout: 30_000, random_page_cost: 1.1 } as const;

/**
 * How many connections stay open while the site is quiet. Opening all at once, each with its own process on the server, would
 * delay the first visitors of a rush by more than a second.
 */
const reserve = 4;

/** The log methods needed here; pino's logger has them. */
type Log = { warn(details: object, message: string): void };

/**
 * Opens the pool and makes sure that the server responds and is new enough.
 * @throws if the server cannot be reached or is older than PostgreSQL 15; the message says which
 */
export async function openDatabase(config: pg.PoolConfig, log: Log): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    application_name: 'site',
    max: 20,
    connectionTimeoutMillis: 10_000,
    statement_timeout: connectionSettings.statement_timeout,
    options: `-c timezone=${connectionSettings.timezone} -c random_page_cost=${connectionSettings.random_page_cost}`,
    types: columnTypes(),
    ...config,
  });
  let closing = false;
  // The pool replaces a connection that breaks while idle; unhandled, the event would end the process. On shutdown the pool does
  // not wait for its connections to close, so the server may close them first.
  pool.on('error', (error) => {
    if (!closing) log.warn({ err: error }, 'an idle database connection was lost');
  });
  // If a connection breaks while in use, its query fails and reports the error.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  const db = new Kysely<Database>({ dialect: new CommentingDialect({ pool }) });
  const end = async (): Promise<void> => {
    await db.destroy();
    // The query builder ends the pool only after it has made a query of its own.
    if (!pool.ending) await pool.end();
  };
  try {
    await requireServer(pool);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    db,
    pool,
    close: () => {
      closing = true;
      return end();
    },
  };
}

/** The size of the pool for requests, and how many of its connections stay open. */
export const poolFor = (most: number): Pick<pg.PoolConfig, 'min' | 'max'> => ({
  max: most,
  min: Math.min(reserve, most),
});

/** Opens the connections that stay open, before the first visitors need them. */
export async function openReserve(pool: pg.Pool): Promise<void> {
  // At once, so that each needs a connection of its own.
  await Promise.all(Array.from({ length: pool.options.min ?? 0 }, () => pool.query('select 1')));
}

/**
 * Makes sure that the server responds and is new enough.
 * @throws an error with the reason if not
 */
export async function requireServer(connection: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await connection
    .query<{ server_version_num: string }>('show server_version_num')
    .catch((cause: unknown) => {
      // An AggregateError for several addresses of a host has a code but no message.
      const reason =
        cause instanceof AggregateError && 'code' in cause
          ? cause.code
          : cause instanceof Error
            ? cause.message
            : cause;
      throw new Error(`The database cannot be reached: ${String(reason)}`, { cause });
    });
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (!(major >= oldestServer)) {
    throw new Error(`The database server is PostgreSQL ${major}; PostgreSQL ${oldestServer} or newer is needed.`);
  }
}

/**
 * Parses column values into JavaScript values, for our pools only: int8 (counts, identities) becomes a number and a date a string
 * YYYY-MM-DD (pg would make it midnight in the machine's time zone); timestamptz stays a Date.
 */
function columnTypes(): pg.TypeOverrides {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, safeInteger);
  types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
  return types;
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${text} is too large for a number.`);
  return value;
}
