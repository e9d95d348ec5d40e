import { mailForm } from '../forms/port.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import type { Parts } from '../context.ts';
import { prayerSenderMail, prayerStaffMail } from './mail/mail.ts';
import { findPrayerRequest } from './store.ts';

/** Writes to those who pray or to the sender about a request; may be repeated, since the email's id stays the same. */
export async function sendPrayerMail(
  { db, mailer, config }: Pick<Parts, 'db' | 'mailer' | 'config'>,
  { id, to }: JobPayloads['prayer-mail'],
): Promise<void> {
  const request = await findPrayerRequest(db, id);
  // Staff may have deleted it while the email waited.
  if (!request) return;
  const form = mailForm(request);
  const mail = to === 'staff' ? prayerStaffMail(form, config) : prayerSenderMail(form, config);
  if (mail) await mailer.send(mail);
}
