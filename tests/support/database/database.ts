import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type OpenDatabase } from '../../../api/platform/data/database.ts';
import { onServer } from './database-server.ts';

const silent = { warn: () => undefined };

/** The separate database of a test file, with all tables and no rows. */
export type TestDatabase = OpenDatabase & { config: pg.PoolConfig };

/** Copies the migrated database for one test file; close() drops the copy. Call it in beforeAll. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { config: server, template } = inject('databaseServer');
  const config = await createDatabase(server, template);
  const opened = await openDatabase(config, silent);
  return {
    ...opened,
    config,
    close: async () => {
      await opened.close();
      await dropDatabase(server, config);
    },
  };
}

/** Creates a database without tables, for tests of migrations. The caller drops it. */
export async function createEmptyDatabase(): Promise<{ config: pg.PoolConfig; drop: () => Promise<void> }> {
  const { config: server } = inject('databaseServer');
  const config = await createDatabase(server, 'template1');
  return { config, drop: () => dropDatabase(server, config) };
}

async function createDatabase(server: pg.PoolConfig, template: string): Promise<pg.PoolConfig> {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${database} template ${template}`);
  return { ...server, database };
}

/**
 * Ends all connections, then drops the database. It does not use 'with (force)': only a superuser could then end the server's
 * own autovacuum, while a plain drop ends it automatically.
 */
async function dropDatabase(server: pg.PoolConfig, { database }: pg.PoolConfig): Promise<void> {
  const patience = 10_000;
  await onServer(
    server,
    `select pg_terminate_backend(pid, ${patience}) from pg_stat_activity where datname = '${database}' and backend_type = 'client backend'`,
  );
  await onServer(server, `drop database ${database}`);
}
