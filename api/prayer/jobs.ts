import { mailForm } from '../forms/port.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import type { AppContext } from '../context.ts';
import { notifySenders } from './mail/notify-senders.ts';
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

/** Asks again for a mailbox that had reached its limit, unless the prayer was undone meanwhile. */
async function notifyLater(
  context: Pick<AppContext, 'db' | 'clock' | 'enqueue' | 'mailLimiter'>,
  { id, at }: JobPayloads['prayed-mail'],
): Promise<void> {
  await context.db.transaction().execute(async (transaction) => {
    const request = await transaction
      .selectFrom('prayer_requests')
      .select(['id', 'tell_at', 'email', 'user_id'])
      .where('id', '=', id)
      .where('told_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (request?.tell_at?.toISOString() === at) await notifySenders(transaction, context, [request], context.clock());
  });
}

/**
 * Notifies the person that we have prayed, unless that was undone, or undone and repeated, in which case another job sends it. May
 * be repeated, since the email's id stays the same.
 */
export async function sendPrayedMail(
  context: Pick<AppContext, 'db' | 'mailer' | 'config' | 'clock' | 'enqueue' | 'mailLimiter'>,
  payload: JobPayloads['prayed-mail'],
): Promise<void> {
  const { db, mailer, config, clock } = context;
  const { id, at, mustWait } = payload;
  if (mustWait) {
    await notifyLater(context, payload);
    return;
  }
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
