import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calendarFile, findPublicEvents } from '../../../events/port.ts';
import { connectForCopies } from '../../backup/read-database.ts';
import { openDatabase } from '../../data/database.ts';
import { exportData } from '../../export/export-data.ts';
import { languages } from '../../language/rules.ts';
import { runCommand } from './arguments.ts';
import { amountInWords } from './in-words.ts';
import { withConnection } from './with-connection.ts';

const usage = `Writes everything into a new folder as open files, while the site may be running: each table as CSV, the registrations as JSON, the
events as calendars. Passwords, keys and tokens are left out. To restore the site itself, use a backup instead:
  npm run export -- folder`;

const readMe = `This folder holds the data of the site as open files, in UTF-8.

tables/*.csv         one file for each table; the first line names the columns, an empty field is no value
tables.json          each table's columns with their types, and how many rows it has
registrations.json   each registration with its people, its price and its payments; amounts are in cents
events-en.ics        the events as a calendar, in English; events-es.ics in Spanish

Passwords, keys, tokens and logins are left out. Names and addresses of people are in it: keep it as you keep the site itself.
`;

await runCommand(usage, { words: 1 }, async ({ words: [folder = ''] }) => {
  if (existsSync(folder))
    throw new Error(`The folder ${folder} already exists. Choose another name, or delete it first.`);
  await withConnection(
    async ({ database }, config) => {
      const client = await connectForCopies(database, 'site export');
      const tables = await exportData(client, folder).finally(() => client.end());
      const { db, close } = await openDatabase(database, { warn: console.error });
      const events = await findPublicEvents(db).finally(close);
      for (const language of languages) {
        await writeFile(join(folder, `events-${language}.ics`), calendarFile(events, language, config), {
          mode: 0o600,
        });
      }
      await writeFile(join(folder, 'README.txt'), readMe, { mode: 0o600 });
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      console.log(
        `Wrote ${folder}: ${amountInWords({ rows, tables: tables.length })}. Its README.txt explains the files.`,
      );
    },
    { isNew: 'refused' },
  );
});
