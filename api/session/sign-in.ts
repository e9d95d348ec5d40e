import type { Transaction } from 'kysely';
import { audit } from '../audit/audit.ts';
import type { ActiveSession, UserSession } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { adoptDrafts } from '../platform/drafts/store.ts';
import type { AppContext } from '../context.ts';
import { deviceOf } from './device.ts';
import { forgiveSignIn } from './guessing.ts';
import { withKnownDevice } from './known-device.ts';
import { createSession, deleteSession } from './store.ts';
import type { SessionUser } from './store.ts';

/** The parts of a caller that sessions use; every handler receives them. */
export interface Caller {
  readonly session: ActiveSession | null;
  readonly address: string;
  readonly userAgent: string;
  readonly deviceCookie: string | undefined;
  readonly setSessionToken: (token: string | null) => void;
  readonly setDeviceCookie: (value: string) => void;
}

/** A user whose identity is proved. */
export interface ProvenUser extends SessionUser {
  readonly email: string;
  readonly password_hash: string | null;
}

/**
 * Signs someone in: a new session with a new token. The browser's earlier session ends, so no token outlives a sign-in; drafts that
 * the person typed as a guest are moved to the account.
 * @param challengeId the sign-in code that proved the identity, after the password
 * @throws ProblemError `sign-in-failed` if the proof is no longer valid: a new password, or the end of the account, also ends the
 * sign-ins that are in progress.
 */
export async function signInUser(
  { db, clock, secrets, rateLimiter }: Pick<AppContext, 'db' | 'clock' | 'secrets' | 'rateLimiter'>,
  user: ProvenUser,
  caller: Caller,
  challengeId?: string,
): Promise<UserSession> {
  const now = clock();
  await forgiveSignIn({ secrets, rateLimiter }, user, caller);
  const { session, token } = await db.transaction().execute(async (transaction) => {
    await requireProof(transaction, user, challengeId, now);
    if (caller.session) {
      if (caller.session.userId === null) await adoptDrafts(transaction, caller.session.id, user.id);
      await deleteSession(transaction, caller.session.id);
    }
    await audit(transaction, {
      at: now,
      action: 'signed-in',
      subject: `user:${String(user.id)}`,
      actorUserId: user.id,
      details: { network: secrets.auditedNetwork(caller.address) },
    });
    return createSession(transaction, user, now, deviceOf(caller.userAgent));
  });
  caller.setSessionToken(token);
  caller.setDeviceCookie(withKnownDevice(secrets, caller.deviceCookie, user));
  return session;
}

/** Locks the user, whose password and code may have changed since they were checked, and notes the sign-in. */
async function requireProof(
  transaction: Transaction<Database>,
  { id, password_hash: passwordHash }: ProvenUser,
  challengeId: string | undefined,
  now: Date,
): Promise<void> {
  const signedIn = await transaction
    .updateTable('users')
    .set({ last_sign_in_at: now })
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('password_hash', 'is not distinct from', passwordHash)
    .executeTakeFirst();
  if (signedIn.numUpdatedRows === 0n) throw new ProblemError('sign-in-failed');
  if (challengeId === undefined) return;
  const code = await transaction.deleteFrom('sign_in_codes').where('id', '=', challengeId).executeTakeFirst();
  if (code.numDeletedRows === 0n) throw new ProblemError('code-expired');
}
