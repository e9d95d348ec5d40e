import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { restoreBackup } from '../../backup/backup.ts';
import { openBackup } from '../../backup/file.ts';
import { readConfig } from '../../config.ts';
import { loadEnvironmentFile } from '../environment.ts';
import { runCommand } from './arguments.ts';
import { databaseInWords, originInWords, restoredInWords } from './in-words.ts';
import { withConnection } from './with-connection.ts';

const usage = `Restores a backup into the configured database, which must be empty (DATABASE_URL, or the embedded one in DATA_DIR):
  npm run restore -- file

An encrypted backup needs BACKUP_KEY. Start the site afterwards, with the SIGNING_KEY that it had before.`;

await runCommand(usage, { words: 1 }, async ({ words: [path = ''] }) => {
  loadEnvironmentFile();
  // The backup is checked before any database is touched or created.
  const backup = await openBackup(path, readConfig(process.env).backup.key);
  await withConnection(
    async ({ database, dataDirectory }, config) => {
      const { databaseUrl, signing } = config;
      console.log(
        `Restoring the backup ${originInWords(backup.header)} into ${databaseInWords(config, dataDirectory)} …`,
      );
      try {
        const restored = await restoreBackup(database, backup);
        console.log(`Restored ${restoredInWords(restored)}`);
      } catch (error) {
        if (databaseUrl !== undefined || !(error instanceof Error && error.message.includes('is not empty')))
          throw error;
        const home = join(dataDirectory, 'postgres');
        throw new Error(
          `${error.message}\nTo replace the embedded database, stop the site, rename ${home}, and run this again.`,
          { cause: error },
        );
      }
      const keyFile = join(dataDirectory, 'signing-key');
      if (signing.key === undefined && !existsSync(keyFile)) {
        console.log(
          `The site's signing key is missing here. Put its copy at ${keyFile}, or set SIGNING_KEY, before you start the site: ` +
            'with a new key, links in sent emails stop working.',
        );
      }
    },
    { isNew: 'created' },
  );
});
