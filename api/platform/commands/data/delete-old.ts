import { countOldEntries, deleteOldEntries } from '../../../audit/retention.ts';
import { trailKeptYears } from '../../../audit/rules.ts';
import { countOldNames, deleteOldNames } from '../../../registrations/details/old-names.ts';
import { withDatabase } from '../with-database.ts';
import { runCommand } from './arguments.ts';

const usage = `Deletes names and addresses from registrations and the ledger of events that ended KEEP_YEARS ago (7 unless set), and
entries of the audit trail that are older than ${String(trailKeptYears)} years. Figures stay. It cannot be undone: make a backup, and count first:
  npm run delete-old -- --dry-run
  npm run delete-old`;

const number = new Intl.NumberFormat('en-US');

await runCommand(usage, { words: 0, options: { 'dry-run': { type: 'boolean', default: false } } }, async ({ isOn }) => {
  // Without "--" before it, npm takes the option itself and passes it only in the environment.
  const isDryRun = isOn('dry-run') || process.env['npm_config_dry_run'] === 'true';
  await withDatabase(async (db, { keepYears }) => {
    const now = new Date();
    const names = await (isDryRun ? countOldNames : deleteOldNames)(db, now, keepYears);
    const entries = await (isDryRun ? countOldEntries : deleteOldEntries)(db, now);
    const verb = isDryRun ? 'Would delete' : 'Deleted';
    console.log(`${verb}, of events that ended more than ${String(keepYears)} years ago:`);
    console.log(`  the names and addresses of ${number.format(names.registrations)} registrations`);
    console.log(`  the names of ${number.format(names.people)} people`);
    console.log(`  the notes on ${number.format(names.payments)} payments and refunds`);
    console.log(`  ${number.format(names.signatures)} signatures of waivers`);
    console.log(`  ${number.format(names.history)} entries of registrations' histories, with messages`);
    console.log(
      `${verb} ${number.format(entries)} entries of the audit trail that are older than ${String(trailKeptYears)} years.`,
    );
  });
});
