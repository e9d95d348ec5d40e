import { checkData } from '../../checks/check-data.ts';
import { checks } from '../../checks/checks.ts';
import { connectForCopies } from '../../backup/read-database.ts';
import { requireNewest } from '../with-database.ts';
import { runCommand } from './arguments.ts';
import { withConnection } from './with-connection.ts';

const usage = `Checks, while the site may be running, that places and ledgers add up and that nothing is stored twice. Changes nothing:
  npm run check-data

Exits with 0 if all is well; otherwise lists what is wrong and exits with 1.`;

await runCommand(usage, { words: 0 }, async () => {
  await withConnection(
    async ({ database }) => {
      const client = await connectForCopies(database, 'site check');
      try {
        await requireNewest(client);
        const findings = await checkData(client);
        for (const { check, count, sentences } of findings) {
          console.log(`Failed: ${check}`);
          for (const sentence of sentences) console.log(`  ${sentence}`);
          if (count > sentences.length) console.log(`  … and ${String(count - sentences.length)} more`);
        }
        if (findings.length === 0) console.log(`All is well: ${String(checks.length)} checks found no problems.`);
        else process.exitCode = 1;
      } finally {
        await client.end();
      }
    },
    { isNew: 'refused' },
  );
});
