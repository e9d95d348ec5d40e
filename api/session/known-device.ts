import { randomBytes } from 'node:crypto';
import type { Secrets } from '../platform/secrets.ts';

/** A family may share one browser. */
const maxMarks = 5;
const nonceLength = 16;

/** The user of a known browser: the password's hash is included, so that a new password makes every browser unknown. */
export interface DeviceOwner {
  readonly id: number;
  readonly password_hash: string | null;
}

/** Compared against when there is no such account, so that it takes the same time. */
const nobody: DeviceOwner = { id: -1, password_hash: null };

function factsOf(nonce: Buffer, { id, password_hash }: DeviceOwner): string {
  return `${nonce.toString('base64url')}:${String(id)}:${password_hash ?? ''}`;
}

function split(cookie: string | undefined): Buffer[] {
  return (cookie ?? '')
    .split('.')
    .slice(0, maxMarks)
    .map((mark) => Buffer.from(mark, 'base64url'));
}

/**
 * The id of this browser if its device cookie shows that this user has signed in with it before; or null. The cookie grants no
 * access. It only exempts the browser from the limit that a stranger's guessing can use up.
 */
export function knownDevice(secrets: Secrets, cookie: string | undefined, user: DeviceOwner | null): string | null {
  let found: string | null = null;
  for (const mark of split(cookie)) {
    const nonce = mark.subarray(0, nonceLength);
    const isTheirs = secrets.isDeviceMark(mark.subarray(nonceLength), factsOf(nonce, user ?? nobody));
    if (isTheirs && user) found = nonce.toString('base64url');
  }
  return found;
}

/** The device cookie after this user has signed in: known to them, and to earlier users of the browser. */
export function withKnownDevice(secrets: Secrets, cookie: string | undefined, user: DeviceOwner): string {
  const nonce = randomBytes(nonceLength);
  const mark = Buffer.concat([nonce, secrets.deviceMark(factsOf(nonce, user))]).toString('base64url');
  const others = (cookie ?? '')
    .split('.')
    .filter((other) => /^[\w-]{64}$/.test(other) && knownDevice(secrets, other, user) === null);
  return [mark, ...others].slice(0, maxMarks).join('.');
}
