import type { AppContext } from '../context.ts';
import { seedAccounts } from './accounts.ts';
import type { DemoAccount } from './accounts.ts';
import { seedDraft } from './draft.ts';
import { demoEvents, saveDemoEvents } from './events.ts';
import { seedLateJob } from './late-job.ts';
import { seedRooms } from './rooms.ts';
import { playYear } from './year/play.ts';

/** Whether the registrations of an earlier start exist. */
async function isPlayed({ db }: AppContext): Promise<boolean> {
  const ids = demoEvents.map(({ id }) => id);
  const query = db.selectFrom('registrations').select('id').where('event_id', 'in', ids).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/**
 * Fills the demonstration with a year at a center and an account of each user type. On later starts the dates move forward, the
 * accounts get new passwords and the registrations stay.
 * @param origin the address of this process, whose stand-in for PayPal takes the payments of the year
 * @returns the accounts with their passwords, which are stored nowhere.
 */
export async function seedDemo(context: AppContext, origin: string): Promise<DemoAccount[]> {
  const wasPlayed = await isPlayed(context);
  const { accounts, ids } = await seedAccounts(context);
  await saveDemoEvents(context, !wasPlayed);
  if (!wasPlayed) {
    await playYear(context, ids, origin);
    await saveDemoEvents(context, false);
    await seedRooms(context, ids.R);
    await seedDraft(context, ids.R);
    await seedLateJob(context);
  }
  return accounts;
}
