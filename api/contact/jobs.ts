import type { JobPayloads } from '../jobs/jobs.ts';
import type { Parts } from '../parts.ts';
import { contactSenderMail, contactStaffMail } from './mail.ts';
import { findContactMessage } from './store.ts';

/** Writes to the centre or to the sender about a message; may be repeated, since the mail's id stays the same. */
export async function sendContactMail(
  { db, mailer, config }: Pick<Parts, 'db' | 'mailer' | 'config'>,
  { id, to }: JobPayloads['contact-mail'],
): Promise<void> {
  const message = await findContactMessage(db, id);
  // Staff may have deleted it while the mail waited.
  if (!message) return;
  await mailer.send(to === 'staff' ? contactStaffMail(message, config) : contactSenderMail(message, config));
}
