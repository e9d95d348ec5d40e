import { MailRefusedError } from '../platform/mail/mailer.ts';
import type { Mail } from '../platform/mail/mailer.ts';
import type { Parts } from '../context.ts';
import type { RegistrationRecord } from './record.ts';

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
  const note = (problem: RegistrationRecord['emailProblem']) =>
    db
      .updateTable('registrations')
      .set({ email_problem: problem })
      .where('id', '=', id)
      // Another address meanwhile: what became of the former one says nothing about it.
      .where('contact_email', '=', mail.to)
      .execute();
  try {
    await mailer.send(mail);
  } catch (error) {
    if (error instanceof MailRefusedError) await note('refused');
    throw error;
  }
  if (emailProblem === 'refused') await note(null);
}
