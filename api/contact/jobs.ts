import { mailForm } from '../forms/port.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import type { Parts } from '../context.ts';
import { contactSenderMail, contactStaffMail } from './mail/mail.ts';
import { findContactMessage } from './store.ts';

/** Writes to the center or to the sender about a message; may be repeated, since the email's id stays the same. */
export async function sendContactMail(
  { db, mailer, config }: Pick<Parts, 'db' | 'mailer' | 'config'>,
  { id, to }: JobPayloads['contact-mail'],
): Promise<void> {
  const message = await findContactMessage(db, id);
  // Staff may have deleted it while the email waited.
  if (!message) return;
  const form = mailForm(message);
  await mailer.send(to === 'staff' ? contactStaffMail(form, config) : contactSenderMail(form, config));
}
