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

/** A new key, in base64. */
export function newKey(): string {
  return randomBytes(keyLength).toString('base64');
}

/** Whether a text is a key, in base64. */
export function isKey(text: string): boolean {
  // Decoding ignores foreign characters; a key that was copied wrongly must not pass.
  return /^[\w+/-]{43}=?$/.test(text);
}

/**
 * The key in a file that only this user may read. If the file does not exist it is created, completely or not at all, so that of
 * several processes that start at once each reads the same key.
 * @param key its intended content, in base64; a new key when null
 * @throws when the file contains something else.
 */
export function readOrMakeKeyFile(path: string, key: string | null): Buffer {
  if (!statSync(path, { throwIfNoEntry: false })) makeKeyFile(path, key ?? newKey());
  // A restored copy may be readable for everyone.
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
    // The same key may be erased elsewhere right after this.
    fsyncSync(file);
    linkSync(draft, path);
  } catch (error) {
    // Another process was faster, and its file counts.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    closeSync(file);
    rmSync(draft, { force: true });
  }
  flushDirectory(dirname(path));
}

/** Makes sure that the file's name is on the disk too; Windows has no such call. */
function flushDirectory(directory: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(directory, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
