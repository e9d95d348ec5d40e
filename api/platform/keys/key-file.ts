import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

const keyLength = 32;

/** Creates a new key, in base64. */
export function newKey(): string {
  return randomBytes(keyLength).toString('base64');
}

/** Whether a string is a key in base64. */
export function isKey(text: string): boolean {
  // Decoding ignores invalid characters, but a key that was copied incorrectly must not pass.
  return /^[\w+/-]{43}=?$/.test(text);
}

/**
 * Returns the key from a file that only this user may read. If the file does not exist, it is created atomically, so that several
 * processes that start at once all read the same key.
 * @param key the key for a new file, in base64; null to generate one
 * @throws if the file does not contain a valid key
 */
export function readOrMakeKeyFile(path: string, key: string | null): Buffer {
  if (!statSync(path, { throwIfNoEntry: false })) makeKeyFile(path, key ?? newKey());
  // A restored copy may be readable by everyone.
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
  const text = readFileSync(path, 'utf8').trim();
  if (!isKey(text)) throw new Error(`${path} should hold the signing key: 32 bytes in base64.`);
  return Buffer.from(text, 'base64');
}

function makeKeyFile(path: string, key: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  const file = openSync(draft, 'wx', 0o600);
  try {
    writeSync(file, `${key}\n`);
    // The caller may erase the other copy of this key right afterward.
    fsyncSync(file);
    linkSync(draft, path);
  } catch (error) {
    // Another process was faster, so its file is used.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    closeSync(file);
    rmSync(draft, { force: true });
  }
  flushDirectory(dirname(path));
}

/** Makes sure that the directory entry is on disk too; Windows has no such call. */
function flushDirectory(directory: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(directory, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
