import { mailForm } from '../forms/port.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import type { AppContext } from '../context.ts';
import { prayedMail, prayerSenderMail, prayerStaffMail } from './mail/prayer-email.ts';
import { MailRefusedError } from '../platform/mail/mailer.ts';
import { findPrayerRequest } from './store.ts';

/** Emails the prayer team or the sender about a request. May be repeated, since the email's id stays the same. */
export async function sendPrayerMail(
  { db, mailer, config }: Pick<AppContext, 'db' | 'mailer' | 'config'>,
  { id, to }: JobPayloads['prayer-mail'],
): Promise<void> {
  const request = await findPrayerRequest(db, id);
  // Staff may have deleted it while the email was waiting.
  if (!request) return;
  const form = mailForm(request);
  const mail = to === 'staff' ? prayerStaffMail(form, config) : prayerSenderMail(form, config);
  if (mail) await mailer.send(mail);
}

/**
 * Notifies the person that we have prayed, unless that was undone, or undone and repeated, in which case another job sends it. May
 * be repeated, since the email's id stays the same.
 */
export async function sendPrayedMail(
  { db, mailer, config, clock }: Pick<AppContext, 'db' | 'mailer' | 'config' | 'clock'>,
  { id, at }: JobPayloads['prayed-mail'],
): Promise<void> {
  const request = await findPrayerRequest(db, id);
  if (request?.tell_at?.toISOString() !== at || request.told_at !== null) return;
  const mail = prayedMail(mailForm(request), config);
  try {
    if (mail) await mailer.send(mail);
  } catch (error) {
    // Nobody is told at this address, and the page must not promise it.
    if (error instanceof MailRefusedError)
      await db.updateTable('prayer_requests').set({ tell_at: null }).where('id', '=', id).execute();
    throw error;
  }
  await db.updateTable('prayer_requests').set({ told_at: clock(), tell_at: null }).where('id', '=', id).execute();
}
