import type { AppContext } from '../../context.ts';
import { deleteOldDetails } from '../details/retention.ts';
import { updateOwedSince } from './update-owed-since.ts';
import { sendReminders } from './reminders.ts';
import type { ReminderContext } from './reminders.ts';

/** The daily maintenance of registrations; repeating it changes nothing. */
export async function maintainRegistrations(context: ReminderContext & Pick<AppContext, 'log'>): Promise<void> {
  const now = context.clock();
  await updateOwedSince(context);
  await sendReminders(context, now);
  const deleted = await deleteOldDetails(context.db, now);
  if (deleted.people + deleted.parties > 0) context.log.info(deleted, 'deleted expired details');
}
