/*
 * Writes tables.gen.ts from a freshly migrated database: node api/platform/data/generate-tables.ts
 * With --check it writes nothing and fails when the file is not what would be written.
 */
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeTables } from './describe-tables.ts';
import { migrateToLatest } from './migrate.ts';
import { startPostgres } from './postgres/start.ts';

const file = fileURLToPath(new URL('tables.gen.ts', import.meta.url));
const directory = await mkdtemp(join(tmpdir(), 'tables-'));
await chmod(directory, 0o711); // for root: the server runs as another user
const server = await startPostgres({ dataDirectory: directory, log: console });
try {
  await migrateToLatest(server.config);
  const text = await describeTables(server.config);
  if (!process.argv.includes('--check')) await writeFile(file, text);
  else if ((await readFile(file, 'utf8')) !== text) {
    console.error('tables.gen.ts differs from the migrations: run node api/platform/data/generate-tables.ts');
    process.exitCode = 1;
  }
} finally {
  await server.stop();
  await rm(directory, { recursive: true });
}
