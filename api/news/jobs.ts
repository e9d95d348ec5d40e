import type { AppContext } from '../context.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import { findUser } from '../users/port.ts';
import { newsQuestionMail } from './mail/question-email.ts';
import { recordQuestion } from './store.ts';
import type { Applicant } from './store.ts';
import { confirmToken } from './tokens.ts';

/** A user who asks for news in their own account. */
export function applicantOf(user: NonNullable<Awaited<ReturnType<typeof findUser>>>): Applicant {
  return { address: user.email, firstName: user.first_name, language: user.language, source: 'account' };
}

/** The contact of a registration. */
interface Registered {
  readonly contact: { readonly email?: string | undefined; readonly firstName: string };
  readonly language: Applicant['language'];
}

/** Finds a registration. It is passed in, because registrations already depend on news. */
type FindRegistered = (registrationId: string) => Promise<Registered | null>;

async function findApplicant(
  { db }: Pick<AppContext, 'db'>,
  payload: JobPayloads['news-question'],
  findRegistered: FindRegistered,
): Promise<Applicant | null> {
  if ('userId' in payload) {
    const user = await findUser(db, payload.userId);
    return user && applicantOf(user);
  }
  const { contact, language } = (await findRegistered(payload.registrationId)) ?? {};
  if (!contact?.email || !language) return null;
  return { address: contact.email, firstName: contact.firstName, language, source: 'registration' };
}

/** Asks an address whether it wants emails about upcoming events, unless it already gets them or was asked recently. */
export async function sendNewsQuestion(
  context: Pick<AppContext, 'db' | 'clock' | 'mailer' | 'secrets' | 'config'>,
  payload: JobPayloads['news-question'],
  findRegistered: FindRegistered,
): Promise<void> {
  const applicant = await findApplicant(context, payload, findRegistered);
  const question = applicant && (await recordQuestion(context.db, applicant, payload.id, context.clock()));
  if (!question) return;
  const token = confirmToken(question, context.secrets);
  await context.mailer.send(newsQuestionMail({ ...applicant, id: payload.id, token }, context.config));
}
