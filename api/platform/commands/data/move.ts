import { join } from 'node:path';
import pg from 'pg';
import { copyDatabase } from '../../backup/backup.ts';
import { runCommand } from './arguments.ts';
import { restoredInWords } from './in-words.ts';
import { withConnection } from './with-connection.ts';

const usage = `Copies the embedded database into an empty database of your own server, and compares every table. Stop the site first:
  npm run move -- postgres://user:password@host/database`;

function readTarget(given: string): pg.PoolConfig {
  if (!/^postgres(ql)?:$/.test(URL.parse(given)?.protocol ?? '')) {
    throw new Error(`That is no address of a PostgreSQL database.\n\n${usage}`);
  }
  return { connectionString: given };
}

/** The copy would miss changes made during the move, so the site must be stopped. */
async function requireStopped(database: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    const { rows } = await client.query(
      "select from pg_stat_activity where datname = current_database() and application_name in ('site', 'site jobs')",
    );
    if (rows.length > 0)
      throw new Error('The site is running. Stop it first: anything people do during the move would be lost.');
  } finally {
    await client.end();
  }
}

await runCommand(usage, { words: 1 }, async ({ words: [given = ''] }) => {
  const target = readTarget(given);
  await withConnection(
    async ({ database, dataDirectory }, { databaseUrl, signing }) => {
      if (databaseUrl !== undefined) {
        throw new Error('This site already uses your own server: DATABASE_URL is set. Use backup and restore instead.');
      }
      await requireStopped(database);
      const restored = await copyDatabase(database, target);
      console.log(`Moved ${restoredInWords(restored)}`);
      const key = join(dataDirectory, 'signing-key');
      console.log(
        `Now set DATABASE_URL to that address${signing.key === undefined ? ` and SIGNING_KEY_FILE to ${key}` : ''}, and start the site. ` +
          `The embedded database in ${join(dataDirectory, 'postgres')} is unchanged; delete it once everything works.`,
      );
    },
    { isNew: 'refused' },
  );
});
