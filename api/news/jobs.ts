import type { AppContext } from '../context.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import { findLastingUser, type findUser } from '../users/port.ts';
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

function contactOf(registered: Registered | null): Applicant | null {
  const { contact, language } = registered ?? {};
  if (!contact?.email || !language) return null;
  return { address: contact.email, firstName: contact.firstName, language, source: 'registration' };
}

/** Asks an address whether it wants emails about upcoming events, unless it already gets them or was asked recently. */
export async function sendNewsQuestion(
  context: Pick<AppContext, 'db' | 'clock' | 'mailer' | 'secrets' | 'config'>,
  payload: JobPayloads['news-question'],
  findRegistered: FindRegistered,
): Promise<void> {
  const contact = 'registrationId' in payload ? contactOf(await findRegistered(payload.registrationId)) : null;
  const asked = await context.db.transaction().execute(async (transaction) => {
    // The account is held: an address must not be stored after its account was closed and everything about it erased.
    const user = 'userId' in payload ? await findLastingUser(transaction, payload.userId) : null;
    const applicant = user ? applicantOf(user) : contact;
    const question = applicant && (await recordQuestion(transaction, applicant, payload.id, context.clock()));
    return question && { applicant, question };
  });
  if (!asked) return;
  const { applicant, question } = asked;
  const token = confirmToken(question, context.secrets);
  await context.mailer.send(newsQuestionMail({ ...applicant, id: payload.id, token }, context.config));
}
