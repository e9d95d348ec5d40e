import { parseArgs } from 'node:util';
import { countOldDetails, deleteOldDetails } from '../../registrations/details/details.ts';
import { detailsKeptDays } from '../../registrations/rules.ts';
import { withDatabase } from './with-database.ts';

/** Deletes health and minors' details of events long over, as the site does by itself each day; `--dry-run` only counts. */
async function deleteDetails(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const isDryRun = values['dry-run'];
  await withDatabase(async (db) => {
    const { parties, people } = await (isDryRun ? countOldDetails : deleteOldDetails)(db, new Date());
    const verb = isDryRun ? 'Would delete' : 'Deleted';
    console.log(
      `${verb} the details of ${String(people)} people and ${String(parties)} parties, of events that ended more than ${String(detailsKeptDays)} days ago.`,
    );
  });
}

try {
  await deleteDetails();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
