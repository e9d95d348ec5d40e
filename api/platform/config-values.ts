import { createPrivateKey } from 'node:crypto';
import { statSync } from 'node:fs';

/* What the values of the configuration are checked by, and kept from changes. */

/** Whether a text is a private key in PEM. */
export function isPrivateKey(text: string): boolean {
  try {
    createPrivateKey(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a path is that of a file. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Secrets are sent there: unencrypted only on this very machine, for tests. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}

/** Whether an address has no path. Another check reports what is no address at all. */
export function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { pathname, search } = new URL(address);
  return pathname === '/' && search === '';
}

/** The same object, whose values can no longer be changed. */
export function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) deepFreeze(part);
  return Object.freeze(value);
}
