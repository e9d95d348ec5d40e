import { sql } from 'kysely';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import { connectionSettings, openDatabase, poolFor } from '../database.ts';
import type { OpenDatabase } from '../database.ts';
import { lockKey } from '../lock-key.ts';

/**
 * A pooler in transaction mode gives a connection to another client after each transaction and passes no settings on, so they belong
 * to the role.
 */
const roleSettings = {
  timezone: connectionSettings.timezone,
  statement_timeout: `${String(connectionSettings.statement_timeout / 1000)}s`,
  random_page_cost: String(connectionSettings.random_page_cost),
};

interface Addresses {
  /** The database itself. */
  readonly database: pg.PoolConfig;
  /** The pooler in front of it. */
  readonly pooled: pg.PoolConfig;
}

/** Gives the site's role its settings in this database, unless it has them. A role may set these itself. */
async function settleRole({ db }: OpenDatabase): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Two processes that start at once must not change the same row.
    await lockKey(transaction, 'role-settings');
    const { rows } = await sql<{ setting: string }>`
      select unnest(setconfig) as setting from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())
        and setrole = (select oid from pg_roles where rolname = current_user)
    `.execute(transaction);
    const known = new Set(rows.map(({ setting }) => setting.toLowerCase()));
    for (const [name, value] of Object.entries(roleSettings)) {
      if (known.has(`${name}=${value}`.toLowerCase())) continue;
      const { rows: statements } = await sql<{ statement: string }>`
        select format('alter role current_user in database %I set %I = %L', current_database(), ${name}::text, ${value}::text)
          as statement
      `.execute(transaction);
      for (const { statement } of statements) await sql.raw(statement).execute(transaction);
    }
  });
}

/**
 * Opens the pool of connections for requests through a pooler such as PgBouncer in transaction mode.
 * @throws if a connection of the pooler was opened before the role had its settings; the message says what to do
 */
export async function openPooledDatabase(
  { database, pooled }: Addresses,
  { databasePool }: Pick<Config, 'databasePool'>,
  log: Parameters<typeof openDatabase>[1],
): Promise<OpenDatabase> {
  const direct = await openDatabase({ ...database, max: 1 }, log);
  await settleRole(direct).finally(() => direct.close());
  const opened = await openDatabase(
    { ...pooled, ...poolFor(databasePool), statement_timeout: undefined, options: undefined },
    log,
  );
  const { rows } = await opened.pool.query<{ zone: string; timeout: string }>(
    `select current_setting('timezone') as zone, current_setting('statement_timeout') as timeout`,
  );
  const [{ zone, timeout } = { zone: '', timeout: '' }] = rows;
  if (zone !== roleSettings.timezone || timeout !== roleSettings.statement_timeout) {
    await opened.close();
    throw new Error(
      `DATABASE_URL leads to a pooler with connections from before this site's role had its settings (time zone ${zone}, statement timeout ${timeout}). Send RECONNECT to its console, or restart it, and start the site again.`,
    );
  }
  return opened;
}
