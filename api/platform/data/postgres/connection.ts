import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Places } from './data-directory.ts';

/** The superuser of the cluster; only the launcher uses it. */
export const superuser = 'postgres';

/** The name of the application's role and database. The role owns its tables and may create databases, but nothing else. */
const application = 'app';

/** Windows only: the file with the password of both roles. */
export function passwordFile(places: Places): string {
  return join(places.home, 'password');
}

/** Windows only: the file with the port on which the server was last started. */
export function portFile(places: Places): string {
  return join(places.home, 'port');
}

/** Returns the port from portFile; 0 if there is none yet. */
export function savedPort(places: Places): number {
  try {
    return Number(readFileSync(portFile(places), 'utf8'));
  } catch {
    return 0;
  }
}

/** Returns the launcher's own connection settings. */
export function superuserConfig(places: Places): pg.ClientConfig {
  return { ...address(places), user: superuser, database: 'postgres', connectionTimeoutMillis: 10_000 };
}

/** Returns the application's connection settings. */
export function applicationConfig(places: Places): pg.PoolConfig {
  return { ...address(places), user: application, database: application };
}

function address(places: Places): pg.ClientConfig {
  if (process.platform !== 'win32') return { host: places.socket, port: 5432 };
  return { host: '127.0.0.1', port: savedPort(places), password: readFileSync(passwordFile(places), 'utf8') };
}

/**
 * Whether the server accepts connections.
 * @throws if it refuses for a reason that waiting will not resolve
 */
export async function answers(places: Places): Promise<boolean> {
  try {
    await withClient(superuserConfig(places), () => Promise.resolve());
    return true;
  } catch (error) {
    const startingOrStopping = '57P03';
    if (error instanceof pg.DatabaseError && error.code !== startingOrStopping) throw error;
    return false;
  }
}

/** Creates the application's role and database if they are missing. */
export async function ensureApplicationDatabase(places: Places): Promise<void> {
  await withClient(superuserConfig(places), async (client) => {
    const { password } = applicationConfig(places);
    const login =
      typeof password === 'string' ? `login createdb password ${pg.escapeLiteral(password)}` : 'login createdb';
    const role = await client.query('select 1 from pg_roles where rolname = $1', [application]);
    if (role.rowCount === 0) await client.query(`create role ${application} ${login}`);
    const database = await client.query('select 1 from pg_database where datname = $1', [application]);
    if (database.rowCount === 0) await client.query(`create database ${application} owner ${application}`);
  });
}

/** Runs the action with its own connection. */
export async function withClient<T>(config: pg.ClientConfig, action: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  client.on('error', () => undefined); // the running query is rejected with the same error
  try {
    await client.connect();
    return await action(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
