import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { audit } from '../../audit/audit.ts';
import type { Handlers } from '../../platform/contract/handler.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { causeOf } from '../../platform/mail/limiter.ts';
import type { AppContext } from '../../context.ts';
import {
  deleteSessionsOf,
  forgiveCodes,
  hashPassword,
  ownNames,
  requireUnguessable,
  rotateToken,
  withKnownDevice,
} from '../../session/port.ts';
import type { ProvenUser } from '../../session/port.ts';
import { findUser, findUserByEmail } from '../../users/port.ts';
import { dropLinksOf, orderLink, passwordPurposes, useLink } from '../links.ts';
import { confirmPassword } from './check.ts';
import { updatePassword } from '../store.ts';

type Operations = 'changePassword' | 'requestPasswordReset' | 'resetPassword';

/** Ends everything that was started under the old password: a sign-in that waits for its code, and requested links. */
async function endPendingAccess(transaction: Transaction<Database>, userId: number): Promise<void> {
  await transaction.deleteFrom('sign_in_codes').where('user_id', '=', userId).execute();
  await dropLinksOf(transaction, userId);
}

/** Changing a known password, and choosing a new one in place of a forgotten one. */
export function passwordHandlers(context: AppContext): Pick<Handlers, Operations> {
  const { db, clock, config, enqueue, mailLimiter, rateLimiter, secrets } = context;

  const wordsOf = ({ first_name, last_name, email }: ProvenUser): string[] => [
    ...ownNames(config),
    first_name,
    last_name,
    email,
  ];

  return {
    async changePassword({ body }, reply, { session, deviceCookie, setSessionToken, setDeviceCookie }) {
      const { id, userId } = session;
      const user = await confirmPassword(context, userId, body.currentPassword);
      requireUnguessable(body.newPassword, wordsOf(user), '/newPassword');
      const passwordHash = await hashPassword(body.newPassword);
      const now = clock();
      const token = await db.transaction().execute(async (transaction) => {
        // A duplicate of this request, or another one, has changed it in the meantime.
        const proof = { presentHash: user.password_hash };
        if (!(await updatePassword(transaction, userId, passwordHash, now, proof)))
          throw new ProblemError('password-wrong');
        await deleteSessionsOf(transaction, userId, id);
        await endPendingAccess(transaction, userId);
        await audit(transaction, {
          at: now,
          action: 'password-changed',
          subject: `user:${String(userId)}`,
          actorUserId: userId,
        });
        await enqueue(transaction, 'account-notice', { id: randomUUID(), userId, kind: 'password-changed' });
        return rotateToken(transaction, id);
      });
      setSessionToken(token);
      setDeviceCookie(withKnownDevice(secrets, deviceCookie, { id: userId, password_hash: passwordHash }));
      return reply(204);
    },

    async requestPasswordReset({ body }, reply, caller) {
      const email = body.email.toLowerCase();
      const now = clock();
      // The same counts, rows and job whether there is an account or not; without one, the job finds nobody to email.
      const user = await findUserByEmail(db, email);
      await db.transaction().execute(async (transaction) => {
        const cause = { ...causeOf(caller), userId: null };
        const { isLast, freeAt } = await mailLimiter.require(transaction, { to: email, cause }, now, 'password');
        await orderLink(
          { enqueue },
          transaction,
          {
            purpose: 'password-reset',
            userId: user?.id ?? null,
            email: user?.email ?? null,
            // Filling a mailbox must not lock its owner out: the last link works until another one may be sent.
            validUntil: isLast ? freeAt : null,
          },
          now,
        );
      });
      return reply(202);
    },

    async resetPassword({ body: { token, password } }, reply, { deviceCookie, setDeviceCookie }) {
      const passwordHash = await hashPassword(password);
      const now = clock();
      const user = await db.transaction().execute(async (transaction) => {
        const link = await useLink(transaction, token, passwordPurposes, now);
        const owner = link?.userId == null ? null : await findUser(transaction, link.userId);
        // A link emailed to an address that the account no longer has opens nothing.
        if (!link || !owner || owner.email !== link.email) throw new ProblemError('link-invalid');
        requireUnguessable(password, wordsOf(owner));
        await updatePassword(transaction, owner.id, passwordHash, now, { verifiedEmail: link.email });
        await deleteSessionsOf(transaction, owner.id);
        await endPendingAccess(transaction, owner.id);
        await audit(transaction, { at: now, action: 'password-reset', subject: `user:${String(owner.id)}` });
        await enqueue(transaction, 'account-notice', { id: randomUUID(), userId: owner.id, kind: 'password-changed' });
        return owner;
      });
      // Someone who reads the account's email is not the stranger who guessed.
      await rateLimiter.reset('signInAccount', user.email);
      await mailLimiter.forgive(db, user.email);
      await forgiveCodes(context, user.id);
      setDeviceCookie(withKnownDevice(secrets, deviceCookie, { id: user.id, password_hash: passwordHash }));
      return reply(204);
    },
  };
}
