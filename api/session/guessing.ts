import type { AppContext } from '../context.ts';
import { knownDevice } from './known-device.ts';
import type { DeviceOwner } from './known-device.ts';

/*
 * How guessing is slowed down without locking anyone out. An attempt is counted before it is checked, so that simultaneous attempts
 * count too, and a correct one is subtracted again: only failures remain.
 * - By network and account: ten in 15 minutes.
 * - By account, from all networks together: a hundred in a day. A stranger with many networks can use this one up.
 * - One-time codes, which only someone who knows the password reaches: ten in 15 minutes and a hundred in a day, by account.
 *
 * Therefore, a browser in which the user has logged in before has a separate count, ten in 15 minutes, and a link by email allows
 * choosing a new password regardless of the counts.
 */

type GuessContext = Pick<AppContext, 'secrets' | 'rateLimiter'>;

/** The origin of an attempt. */
interface Origin {
  readonly address: string;
  readonly deviceCookie: string | undefined;
}

/** The account of an attempt, whether it exists or not. */
interface Tried {
  readonly email: string;
  readonly user: DeviceOwner | null;
}

/**
 * Counts an attempt to sign in.
 * @throws ProblemError `too-many-requests`, the same for accounts that do not exist.
 */
export async function countSignInTry(
  { secrets, rateLimiter }: GuessContext,
  { email, user }: Tried,
  origin: Origin,
): Promise<void> {
  const device = knownDevice(secrets, origin.deviceCookie, user);
  if (device !== null) {
    await rateLimiter.consume('signInDevice', `${email} ${device}`);
    return;
  }
  await rateLimiter.consume('signInNetwork', `${email} ${origin.address}`);
  await rateLimiter.consume('signInAccount', email);
}

/**
 * Counts an attempt to enter a code. The right code counts too: beyond the limit it is refused like a wrong one, or guessing could
 * continue.
 * @throws ProblemError `too-many-requests`.
 */
export async function countCodeTry({ rateLimiter }: Pick<GuessContext, 'rateLimiter'>, userId: number): Promise<void> {
  await rateLimiter.consume('codeAccount', String(userId));
  await rateLimiter.consume('codeDay', String(userId));
}

/** Resets the count of codes: after signing in, and after a new password, since only someone with the old one could guess codes. */
export async function forgiveCodes({ rateLimiter }: Pick<GuessContext, 'rateLimiter'>, userId: number): Promise<void> {
  await rateLimiter.reset('codeAccount', String(userId));
  await rateLimiter.reset('codeDay', String(userId));
}

/** Subtracts the user's own attempts after signing in; the failures of others remain. */
export async function forgiveSignIn(
  { secrets, rateLimiter }: GuessContext,
  user: DeviceOwner & { readonly email: string },
  origin: Origin,
): Promise<void> {
  const device = knownDevice(secrets, origin.deviceCookie, user);
  await forgiveCodes({ rateLimiter }, user.id);
  if (device !== null) {
    await rateLimiter.reset('signInDevice', `${user.email} ${device}`);
    return;
  }
  await rateLimiter.reset('signInNetwork', `${user.email} ${origin.address}`);
  await rateLimiter.giveBack('signInAccount', user.email);
}
