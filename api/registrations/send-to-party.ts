import { MailRefusedError } from '../platform/mail/mailer.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { AppContext } from '../context.ts';
import type { RegistrationRecord } from './record.ts';
import { markEmailTo } from './rows/marks.ts';

/**
 * Sends an email to the contact of a registration. If the address is permanently refused, the registration shows that until an
 * email is accepted or the address changes.
 * @throws the errors of the mailer
 */
export async function sendToParty(
  { db, mailer, foregroundRequests }: Pick<AppContext, 'db' | 'mailer' | 'foregroundRequests'>,
  { id, emailProblem }: Pick<RegistrationRecord, 'id' | 'emailProblem'>,
  mail: Mail,
): Promise<void> {
  await foregroundRequests.turn();
  try {
    await mailer.send(mail);
  } catch (error) {
    if (error instanceof MailRefusedError) await markEmailTo(db, id, { to: mail.to, problem: 'refused' });
    throw error;
  }
  if (emailProblem === 'refused') await markEmailTo(db, id, { to: mail.to, problem: null });
}
