import type { AppContext } from '../context.ts';
import { knownDevice } from './known-device.ts';
import type { DeviceOwner } from './known-device.ts';

/*
 * How guessing is slowed down without locking anyone out. A try counts before it is checked, so that simultaneous tries count too,
 * and is taken back if it was right: only failures remain.
 * - By network and account: ten in 15 minutes.
 * - By account, from everywhere together: a hundred in a day. A stranger with many networks can use this one up.
 * - One-time codes, which only someone who knows the password reaches: ten in 15 minutes and a hundred in a day, by account.
 *
 * Therefore, a browser in which the user has logged in before has a count of its own, ten in 15 minutes, and a link by email chooses
 * a new password whatever was counted.
 */

type GuessParts = Pick<AppContext, 'secrets' | 'rateLimiter'>;

/** Where a try comes from. */
interface Origin {
  readonly address: string;
  readonly deviceCookie: string | undefined;
}

/** An account that is tried, whether it exists or not. */
interface Tried {
  readonly email: string;
  readonly user: DeviceOwner | null;
}

/**
 * Counts a try to sign in.
 * @throws ProblemError `too-many-requests`, the same for accounts that do not exist.
 */
export async function countSignInTry(
  { secrets, rateLimiter }: GuessParts,
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
 * Counts a try of a code. The right code counts too: beyond the limit it is refused like a wrong one, or guessing could continue.
 * @throws ProblemError `too-many-requests`.
 */
export async function countCodeTry({ rateLimiter }: Pick<GuessParts, 'rateLimiter'>, userId: number): Promise<void> {
  await rateLimiter.consume('codeAccount', String(userId));
  await rateLimiter.consume('codeDay', String(userId));
}

/** Resets the count of codes: after signing in, and with a new password, since only the old one led to guessing them. */
export async function forgiveCodes({ rateLimiter }: Pick<GuessParts, 'rateLimiter'>, userId: number): Promise<void> {
  await rateLimiter.reset('codeAccount', String(userId));
  await rateLimiter.reset('codeDay', String(userId));
}

/** Takes back one's own tries after signing in; the failures of others stay. */
export async function forgiveSignIn(
  { secrets, rateLimiter }: GuessParts,
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
