import type { components } from '../../platform/contract/schema.gen.ts';
import type { JobPayloads } from '../../platform/jobs/jobs.ts';
import { MailRefusedError } from '../../platform/mail/mailer.ts';
import type { AppContext } from '../../context.ts';
import { findUser } from '../../users/port.ts';
import { codeMail } from './login-code-email.ts';

type State = components['schemas']['CodeMailState'];

/** After this time the mail server counts as slow, in ms. */
const slowAfter = 5_000;

/** After this time the mail server counts as down, in ms; the job keeps trying. */
const awayAfter = 30_000;

/** Emails the code of a sign-in that still waits for it. A retry sends the same code. */
export async function sendCode(
  { db, clock, config, mailer, secrets }: Pick<AppContext, 'db' | 'clock' | 'config' | 'mailer' | 'secrets'>,
  { challengeId }: JobPayloads['code-mail'],
): Promise<void> {
  const now = clock();
  const challenge = await db
    .selectFrom('sign_in_codes')
    .select(['user_id', 'code_hash'])
    .where('id', '=', challengeId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const user = challenge && (await findUser(db, challenge.user_id));
  if (!user) return;
  const code = secrets.signInCode(challengeId, challenge.code_hash);
  const note = (mailState: 'sent' | 'failing' | 'refused') =>
    db.updateTable('sign_in_codes').set({ mail_state: mailState }).where('id', '=', challengeId).execute();
  try {
    await mailer.send(codeMail(user, { challengeId, code }, config), 'urgent');
  } catch (error) {
    await note(error instanceof MailRefusedError ? 'refused' : 'failing');
    throw error;
  }
  await note('sent');
}

/** The delivery status of a code; null when nobody waits for it anymore. */
export async function findCodeMailState(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  challengeId: string,
): Promise<State | null> {
  const now = clock();
  const row = await db
    .selectFrom('sign_in_codes')
    .select(['mail_state', 'created_at'])
    .where('id', '=', challengeId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return null;
  const { mail_state: state, created_at: createdAt } = row;
  if (state === 'sent' || state === 'refused') return state;
  const waited = now.getTime() - createdAt.getTime();
  if (waited >= awayAfter) return 'unavailable';
  return state === 'failing' || waited >= slowAfter ? 'delayed' : 'sending';
}
