import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { checkData } from '../../../api/platform/checks/check-data.ts';
import { migrateToLatest } from '../../../api/platform/data/migrate.ts';
import { onServer, type TestServer as DatabaseServer } from '../../support/database/database-server.ts';
import type { Fault, Outcome } from '../outcome.ts';
import { proxyStatements } from '../site/statement-proxy.ts';

/** The schema of a database: tables, columns, constraints, indexes, triggers and functions. */
async function schemaOf(config: pg.PoolConfig): Promise<string> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const { rows } = await client.query<{ part: string }>(`
      select concat_ws(' ', 'column', table_name, column_name, data_type, is_nullable, column_default) as part
        from information_schema.columns where table_schema = 'public'
      union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = 'public'
      union all select concat_ws(' ', 'trigger', tgrelid::regclass, tgname) from pg_trigger where not tgisinternal
      union all select concat_ws(' ', 'migration', name) from kysely_migration
      order by 1`);
    const wrong = await checkData(client);
    return [...rows.map(({ part }) => part), ...wrong.flatMap(({ sentences }) => sentences)].join('\n');
  } finally {
    await client.end();
  }
}

/**
 * Migrates a database to the newest schema, with the connection cut at the first statement, then at the second, and so on until
 * none is left.
 */
async function cutEverywhere({ config, template }: DatabaseServer): Promise<Outcome> {
  const name = `fault_${randomUUID().replaceAll('-', '')}`;
  await onServer(config, `create database ${name}`);
  const own = { ...config, database: name };
  const proxy = await proxyStatements(own);
  let cuts = 0;
  try {
    let isDone = false;
    const began = performance.now();
    while (!isDone) {
      proxy.cutAt(cuts + 1);
      isDone = await migrateToLatest(proxy.config).then(
        () => true,
        () => false,
      );
      if (!isDone) cuts += 1;
      if (cuts > 5_000) throw new Error('It has more statements than this looks for');
    }
    proxy.cutAt(Number.POSITIVE_INFINITY);
    const failures =
      (await schemaOf(own)) === (await schemaOf({ ...config, database: template }))
        ? []
        : ['the schema differs from that of a migration that was not cut'];
    if (cuts < 10) failures.push('it was hardly ever cut');
    return {
      acknowledged: cuts,
      lost: 0,
      doubled: 0,
      otherErrors: 0,
      recovery: (performance.now() - began) / 1000 / (cuts + 1),
      failures,
    };
  } finally {
    await proxy.close();
    await onServer(config, `drop database ${name} with (force)`);
  }
}

/** A migration that is cut at each of its statements. The outcome reports the number of cuts as acknowledged. */
export function migrationFault(databases: () => Promise<DatabaseServer>): Fault {
  return { name: 'migration cut at each statement', run: async () => cutEverywhere(await databases()) };
}
