import type { AppContext } from '../context.ts';
import type { JobPayloads } from '../platform/jobs/jobs.ts';
import { findLastingUser, type findUser } from '../users/port.ts';
import { newsQuestionMail } from './mail/question-email.ts';
import { recordQuestion } from './store.ts';
import type { Applicant } from './store.ts';
import { confirmToken } from './tokens.ts';
import type { Question } from './tokens.ts';

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

interface Asked {
  readonly applicant: Applicant;
  readonly question: Question;
}

/** Records the question to a user. An account that is being closed gets none: its address would be stored after its erasure. */
function recordForUser(
  { db }: Pick<AppContext, 'db'>,
  userId: number,
  request: string,
  now: Date,
): Promise<Asked | null> {
  return db.transaction().execute(async (transaction) => {
    const user = await findLastingUser(transaction, userId);
    const applicant = user && applicantOf(user);
    const question = applicant && (await recordQuestion(transaction, applicant, request, now));
    return question ? { applicant, question } : null;
  });
}

async function recordForContact(
  { db }: Pick<AppContext, 'db'>,
  registered: Registered | null,
  request: string,
  now: Date,
): Promise<Asked | null> {
  const { contact, language } = registered ?? {};
  if (!contact?.email || !language) return null;
  const { firstName, email: address } = contact;
  const applicant: Applicant = { address, firstName, language, source: 'registration' };
  const question = await recordQuestion(db, applicant, request, now);
  return question && { applicant, question };
}

/** Asks an address whether it wants emails about upcoming events, unless it already gets them or was asked recently. */
export async function sendNewsQuestion(
  context: Pick<AppContext, 'db' | 'clock' | 'mailer' | 'secrets' | 'config'>,
  payload: JobPayloads['news-question'],
  findRegistered: FindRegistered,
): Promise<void> {
  const asked = await ('userId' in payload
    ? recordForUser(context, payload.userId, payload.id, context.clock())
    : recordForContact(context, await findRegistered(payload.registrationId), payload.id, context.clock()));
  if (!asked) return;
  const { applicant, question } = asked;
  const token = confirmToken(question, context.secrets);
  await context.mailer.send(newsQuestionMail({ ...applicant, id: payload.id, token }, context.config));
}
