import { MailRefusedError } from '../platform/mail/mailer.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { Parts } from '../context.ts';
import type { RegistrationRecord } from './record.ts';
import { markEmailTo } from './write/marks.ts';

/**
 * Sends an email to the contact of a registration. An address that is refused for good shows at the party until an email is taken
 * or the address changes.
 * @throws what the mailer throws
 */
export async function sendToParty(
  { db, mailer }: Pick<Parts, 'db' | 'mailer'>,
  { id, emailProblem }: Pick<RegistrationRecord, 'id' | 'emailProblem'>,
  mail: Mail,
): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    if (error instanceof MailRefusedError) await markEmailTo(db, id, { to: mail.to, problem: 'refused' });
    throw error;
  }
  if (emailProblem === 'refused') await markEmailTo(db, id, { to: mail.to, problem: null });
}
