import { createHash, randomBytes } from 'node:crypto';

/** Returns a secret that cannot be guessed: 256 random bits, safe to use in cookies and URLs. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the hash of a token for storage, so that read access to the database reveals no usable token. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
