import { createPrivateKey } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/* Helpers that read, validate and freeze configuration values. */

/** Whether a string is a private key in PEM format. */
export function isPrivateKey(text: string): boolean {
  try {
    createPrivateKey(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a path points to a file. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Whether secrets may be sent to an address: only over HTTPS, or unencrypted to this machine for tests. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}

/** Whether an address has no path. Another check reports invalid addresses. */
export function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { pathname, search } = new URL(address);
  return pathname === '/' && search === '';
}

/** Freezes an object and its nested objects, and returns it. */
export function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) deepFreeze(part);
  return Object.freeze(value);
}

/** Returns a variable's value: given directly, or in the file that NAME_FILE names. Adds what is wrong to `problems`. */
export function valueOf(
  name: string,
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): string | undefined {
  const direct = env[name] || undefined;
  const path = env[`${name}_FILE`];
  if (!path) return direct;
  if (direct !== undefined) {
    problems.push(`${name}: is given twice, directly and as ${name}_FILE`);
    return direct;
  }
  try {
    return readFileSync(path, 'utf8').trim() || undefined;
  } catch {
    problems.push(`${name}_FILE: cannot be read`);
    return undefined;
  }
}
