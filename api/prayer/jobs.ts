import type { JobPayloads } from '../jobs/jobs.ts';
import type { Parts } from '../parts.ts';
import { prayerSenderMail, prayerStaffMail } from './mail.ts';
import { findPrayerRequest } from './store.ts';

/** Writes to those who pray or to the sender about a request; may be repeated, since the mail's id stays the same. */
export async function sendPrayerMail(
  { db, mailer, config }: Pick<Parts, 'db' | 'mailer' | 'config'>,
  { id, to }: JobPayloads['prayer-mail'],
): Promise<void> {
  const request = await findPrayerRequest(db, id);
  // Staff may have deleted it while the mail waited.
  const mail = request && (to === 'staff' ? prayerStaffMail(request, config) : prayerSenderMail(request, config));
  if (mail) await mailer.send(mail);
}
