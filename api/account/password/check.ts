import { auditUnchanged } from '../../audit/audit.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { AppContext } from '../../context.ts';
import { verifyPassword } from '../../session/port.ts';
import { findUser } from '../../users/port.ts';

/**
 * Asks for the password again before something irreversible: a session left open on a shared computer is not enough.
 * @throws ProblemError `password-wrong`, or `too-many-requests` after ten wrong passwords.
 */
export async function confirmPassword(
  { db, clock, rateLimiter }: Pick<AppContext, 'db' | 'clock' | 'rateLimiter'>,
  userId: number,
  password: string,
) {
  await rateLimiter.consume('passwordAccount', String(userId));
  const user = await findUser(db, userId);
  if (!(await verifyPassword(password, user?.password_hash ?? null)) || !user) {
    await auditUnchanged(db, {
      at: clock(),
      action: 'password-check-failed',
      subject: `user:${String(userId)}`,
      actorUserId: userId,
    });
    throw new ProblemError('password-wrong');
  }
  await rateLimiter.reset('passwordAccount', String(userId));
  return user;
}
