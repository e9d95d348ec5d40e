import { checkData } from '../../checks/check-data.ts';
import { checks } from '../../checks/checks.ts';
import { connectForCopies } from '../../backup/read-database.ts';
import { listMigrations } from '../../backup/tables.ts';
import { migrations } from '../../data/migrations.gen.ts';
import { runCommand } from './arguments.ts';
import { withConnection } from './with-connection.ts';

const usage = `Checks, while the site may be running, that places and ledgers add up and that nothing is there twice. It changes nothing:
  npm run check-data

It ends with 0 where all is well, and with 1 after saying what is wrong.`;

await runCommand(usage, { words: 0 }, async () => {
  await withConnection(
    async ({ database }) => {
      const client = await connectForCopies(database, 'site check');
      try {
        const known = (await listMigrations(client)) ?? [];
        if (Object.keys(migrations).some((name) => !known.includes(name)))
          throw new Error('The database is of an earlier version than this program. Start the site once, then check.');
        const findings = await checkData(client);
        for (const { check, count, sentences } of findings) {
          console.log(`Not right: ${check}`);
          for (const sentence of sentences) console.log(`  ${sentence}`);
          if (count > sentences.length) console.log(`  … and ${String(count - sentences.length)} more`);
        }
        if (findings.length === 0) console.log(`All is well: ${String(checks.length)} checks found nothing.`);
        else process.exitCode = 1;
      } finally {
        await client.end();
      }
    },
    { isNew: 'refused' },
  );
});
