import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeBackup, restoreBackup } from '../../backup/backup.ts';
import { openBackup } from '../../backup/file.ts';
import { readConfig } from '../../config.ts';
import { startPostgres } from '../../data/postgres/start.ts';
import { loadEnvironmentFile } from '../environment.ts';
import { runCommand } from './arguments.ts';
import { amountInWords, originInWords, restoredInWords, sizeInWords } from './in-words.ts';
import { withConnection } from './with-connection.ts';

const usage = `Writes everything in the database into one new file, while the site may be running:
  npm run backup -- file
Restores a backup into a database of its own, compares every table, and deletes that database again:
  npm run backup -- --verify file

With BACKUP_KEY (32 bytes in base64, such as "openssl rand -base64 32" prints) the file is encrypted. With BACKUP_DIR the site
makes a backup each night by itself.`;

async function back(path: string): Promise<void> {
  if (existsSync(path)) throw new Error(`The file ${path} already exists. Choose another name, or delete it first.`);
  await withConnection(
    async ({ database, dataDirectory }, config) => {
      const made = await makeBackup(database, path, config.backup.key);
      console.log(`Wrote ${path}: ${amountInWords(made)}, ${sizeInWords(made.bytes)}, ${originInWords(made.header)}.`);
      const key = config.signing.key === undefined ? `the file ${join(dataDirectory, 'signing-key')}` : 'SIGNING_KEY';
      const keys = config.backup.key === undefined ? key : `${key} and BACKUP_KEY`;
      console.log(
        `Keep a copy on another machine and, apart from it, a copy of ${keys}, which the backup does not contain.`,
      );
    },
    { isNew: 'refused' },
  );
}

async function verify(path: string): Promise<void> {
  loadEnvironmentFile();
  const { backup: configured } = readConfig(process.env);
  const backup = await openBackup(path, configured.key);
  const directory = await mkdtemp(join(tmpdir(), 'backup-check-'));
  try {
    await rm(directory, { recursive: true }); // The launcher creates it again, for the database's own user.
    const server = await startPostgres({
      dataDirectory: directory,
      log: { info: () => undefined, warn: console.error },
    });
    try {
      const restored = await restoreBackup(server.config, backup);
      console.log(`${path} can be restored: ${restoredInWords(restored)}`);
      console.log(`It is ${originInWords(backup.header)}.`);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

await runCommand(
  usage,
  { words: 1, options: { verify: { type: 'boolean', default: false } } },
  async ({ words: [path = ''], isOn }) => {
    await (isOn('verify') ? verify(path) : back(path));
  },
);
