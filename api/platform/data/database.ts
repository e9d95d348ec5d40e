import { Kysely } from 'kysely';
import pg from 'pg';
import { CommentingDialect } from './request-comment.ts';
import type { Database } from './tables.gen.ts';

/** The oldest PostgreSQL that the SQL of this project is written for and tested on. */
const oldestServer = 15;

/** An open database: the query builder that everything uses, and its pool for what needs its own connection. */
export type OpenDatabase = {
  db: Kysely<Database>;
  pool: pg.Pool;
  /** Closes all connections once their queries have finished. */
  close: () => Promise<void>;
};

/** What a log must offer here; pino's does. */
type Log = { warn(details: object, message: string): void };

/**
 * Opens the pool and makes sure that the server answers and is new enough.
 * @throws when the server cannot be reached or is older than PostgreSQL 15; the message says which.
 */
export async function openDatabase(config: pg.PoolConfig, log: Log): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    application_name: 'site',
    max: 20,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    options: '-c timezone=UTC',
    types: columnTypes(),
    ...config,
  });
  let closing = false;
  // The pool replaces a connection that breaks while idle; unhandled, the event would end the process. At the end the pool does
  // not wait for its connections to close, so the server may be the one that closes them.
  pool.on('error', (error) => {
    if (!closing) log.warn({ err: error }, 'an idle database connection was lost');
  });
  // A connection that breaks while in use fails its query, which reports the error.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  const db = new Kysely<Database>({ dialect: new CommentingDialect({ pool }) });
  try {
    await requireServer(pool);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return {
    db,
    pool,
    close: () => {
      closing = true;
      return db.destroy();
    },
  };
}

/**
 * Makes sure that the server answers and is new enough.
 * @throws with the reason when it does not or is not.
 */
export async function requireServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num').catch((cause: unknown) => {
    // One error for several addresses of a host has a code and no message.
    const reason = cause instanceof AggregateError && 'code' in cause ? cause.code : cause instanceof Error ? cause.message : cause;
    throw new Error(`The database cannot be reached: ${String(reason)}`, { cause });
  });
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (!(major >= oldestServer)) {
    throw new Error(`The database server is PostgreSQL ${major}; PostgreSQL ${oldestServer} or newer is needed.`);
  }
}

/**
 * How column values become JavaScript values, for our pools only: int8 (counts, identities) as a number, a date as the text
 * YYYY-MM-DD (pg would turn it into midnight in the machine's own zone); timestamptz stays a Date.
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
