import type { AppContext } from '../../context.ts';
import { deleteOldDetails } from '../details/retention.ts';
import { followDeposits } from './follow-deposits.ts';
import { sendReminders } from './reminders.ts';
import type { ReminderParts } from './reminders.ts';

/** The daily maintenance of registrations; repeating it changes nothing. */
export async function maintainRegistrations(parts: ReminderParts & Pick<AppContext, 'log'>): Promise<void> {
  const now = parts.clock();
  await followDeposits(parts);
  await sendReminders(parts, now);
  const deleted = await deleteOldDetails(parts.db, now);
  if (deleted.people + deleted.parties > 0) parts.log.info(deleted, 'details of events long over were deleted');
}
