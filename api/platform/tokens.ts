import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody can guess: 256 bits, safe in cookies and addresses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token, so that read access to the database opens nothing. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
