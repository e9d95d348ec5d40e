import { mailForm } from '../forms/port.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import type { AppContext } from '../context.ts';
import { sabbathSenderMail, sabbathStaffMail } from './mail/sabbath-email.ts';
import { findSabbathRequest } from './store.ts';

/** Emails staff or the person about a request. May be repeated, since the email's id stays the same. */
export async function sendSabbathMail(
  { db, mailer, config }: Pick<AppContext, 'db' | 'mailer' | 'config'>,
  { id, to }: JobPayloads['sabbath-mail'],
): Promise<void> {
  const request = await findSabbathRequest(db, id);
  // Staff may have deleted it while the email was waiting.
  if (!request) return;
  const form = mailForm(request);
  await mailer.send(to === 'staff' ? sabbathStaffMail(form, config) : sabbathSenderMail(form, config));
}
