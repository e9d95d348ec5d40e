/*
 * Writes tables.gen.ts and checks/objects.gen.ts from a freshly migrated database: node api/platform/data/generate/generate-tables.ts
 * With --check it writes nothing and fails if a file would change.
 */
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeObjects } from './describe-objects.ts';
import { describeTables } from './describe-tables.ts';
import { migrateToLatest } from '../migrate.ts';
import { startPostgres } from '../postgres/start.ts';

const files = [
  { path: '../tables.gen.ts', describe: describeTables },
  { path: '../../checks/objects.gen.ts', describe: describeObjects },
];
const directory = await mkdtemp(join(tmpdir(), 'tables-'));
await chmod(directory, 0o711); // for root: the server runs as another user
const server = await startPostgres({ dataDirectory: directory, log: console });
try {
  await migrateToLatest(server.config);
  for (const { path, describe } of files) {
    const file = fileURLToPath(new URL(path, import.meta.url));
    const text = await describe(server.config);
    if (!process.argv.includes('--check')) await writeFile(file, text);
    else if ((await readFile(file, 'utf8')) !== text) {
      console.error(`${path} differs from the migrations: run node api/platform/data/generate/generate-tables.ts`);
      process.exitCode = 1;
    }
  }
} finally {
  await server.stop();
  await rm(directory, { recursive: true });
}
