import { mailForm } from '../forms/port.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import type { AppContext } from '../context.ts';
import { contactSenderMail, contactStaffMail } from './mail/contact-email.ts';
import { findContactMessage } from './store.ts';

/** Emails the center or the sender about a message. May be repeated, since the email's id stays the same. */
export async function sendContactMail(
  { db, mailer, config }: Pick<AppContext, 'db' | 'mailer' | 'config'>,
  { id, to }: JobPayloads['contact-mail'],
): Promise<void> {
  const message = await findContactMessage(db, id);
  // Staff may have deleted it while the email was waiting.
  if (!message) return;
  const form = mailForm(message);
  await mailer.send(to === 'staff' ? contactStaffMail(form, config) : contactSenderMail(form, config));
}
