import { parseArgs } from 'node:util';
import { countDueForms, deleteOldForms } from '../../forms/retention.ts';
import type { DueForms } from '../../forms/retention.ts';
import { answerKeptDays, keptDays } from '../../forms/rules.ts';
import { countOldDetails, deleteOldDetails } from '../../registrations/details/retention.ts';
import { detailsKeptDays } from '../../registrations/rules.ts';
import {
  countOldMailingDrafts,
  countOldRecipients,
  deleteOldMailingDrafts,
  deleteOldRecipients,
} from '../../mailings/retention.ts';
import { recipientsKeptDays } from '../../mailings/rules.ts';
import { endedKeptDays } from '../../news/rules.ts';
import { countDueSubscribers, deleteDueSubscribers } from '../../news/store.ts';
import { countOldPeople, countOldStays, deleteOldPeople, deleteOldStays } from '../../online-sessions/retention.ts';
import { peopleKeptDays } from '../../online-sessions/rules.ts';
import { withDatabase } from './with-database.ts';

function formsInWords({ contact, prayer, sabbath, answers, claims }: DueForms): string {
  const forms = `${String(contact)} messages, ${String(prayer)} prayer requests and ${String(sabbath)} requests for a Saturday`;
  return `${forms} older than ${String(keptDays)} days, ${String(answers)} answers older than ${String(answerKeptDays)} days, and ${String(claims)} claims that have ended.`;
}

const usage = `Deletes what has been kept as long as it may be; with --dry-run it only counts:
  npm run delete-details -- --dry-run`;

/** Without "--" before it, npm takes the option itself and passes it only in the environment. */
function readDryRun(): boolean {
  try {
    const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
    return values['dry-run'] || process.env['npm_config_dry_run'] === 'true';
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`, { cause: error });
  }
}

/**
 * Deletes details about health and minors from past events, and forms, answers, claims, recipients of bulk emails and addresses
 * whose retention period has ended. The site does the same each day. With `--dry-run` it only counts.
 */
async function deleteDetails(): Promise<void> {
  const isDryRun = readDryRun();
  await withDatabase(async (db) => {
    const now = new Date();
    const { parties, people } = await (isDryRun ? countOldDetails : deleteOldDetails)(db, now);
    const forms = await (isDryRun ? countDueForms : deleteOldForms)(db, now);
    const verb = isDryRun ? 'Would delete' : 'Deleted';
    console.log(
      `${verb} the details of ${String(people)} people and ${String(parties)} parties, of events that ended more than ${String(detailsKeptDays)} days ago.`,
    );
    console.log(`${verb} ${formsInWords(forms)}`);
    const clock = () => new Date();
    const recipients = await (isDryRun ? countOldRecipients(db, clock()) : deleteOldRecipients({ db, clock }));
    console.log(
      `${verb} ${String(recipients)} recipients of bulk emails that were sent more than ${String(recipientsKeptDays)} days ago.`,
    );
    const drafts = await (isDryRun ? countOldMailingDrafts : deleteOldMailingDrafts)(db, clock());
    console.log(
      `${verb} ${String(drafts)} drafts of bulk emails that were last changed more than ${String(recipientsKeptDays)} days ago.`,
    );
    const joined = await (isDryRun ? countOldPeople : deleteOldPeople)(db, clock());
    console.log(
      `${verb} who came to online sessions more than ${String(peopleKeptDays)} days ago: ${String(joined)} people.`,
    );
    const stays = await (isDryRun ? countOldStays : deleteOldStays)(db, clock());
    console.log(
      `${verb} who was in the meetings of online sessions more than ${String(peopleKeptDays)} days ago: ${String(stays)} stays.`,
    );
    const addresses = await (isDryRun ? countDueSubscribers : deleteDueSubscribers)(db, clock());
    console.log(`${verb} ${String(addresses)} addresses that have received no news for ${String(endedKeptDays)} days.`);
  });
}

try {
  await deleteDetails();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
