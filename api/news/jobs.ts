import type { Parts } from '../context.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import { findRegistration } from '../registrations/port.ts';
import { findUser } from '../users/port.ts';
import { newsQuestionMail } from './mail/question-email.ts';
import { noteQuestion } from './store.ts';
import type { Applicant } from './store.ts';
import { confirmToken } from './tokens.ts';

/** Someone who asks in their own account. */
export function applicantOf(user: NonNullable<Awaited<ReturnType<typeof findUser>>>): Applicant {
  return { address: user.email, firstName: user.first_name, language: user.language, source: 'account' };
}

async function findApplicant(
  { db }: Pick<Parts, 'db'>,
  payload: JobPayloads['news-question'],
): Promise<Applicant | null> {
  if ('userId' in payload) {
    const user = await findUser(db, payload.userId);
    return user && applicantOf(user);
  }
  const record = await findRegistration(db, payload.registrationId);
  if (!record?.contact.email) return null;
  const { contact, language } = record;
  return { address: record.contact.email, firstName: contact.firstName, language, source: 'registration' };
}

/** Asks an address whether it wants emails about upcoming events, unless it gets them or was asked a short while ago. */
export async function sendNewsQuestion(
  parts: Pick<Parts, 'db' | 'clock' | 'mailer' | 'secrets' | 'config'>,
  payload: JobPayloads['news-question'],
): Promise<void> {
  const applicant = await findApplicant(parts, payload);
  const question = applicant && (await noteQuestion(parts.db, applicant, payload.id, parts.clock()));
  if (!question) return;
  const token = confirmToken(question, parts.secrets);
  await parts.mailer.send(newsQuestionMail({ ...applicant, id: payload.id, token }, parts.config));
}
