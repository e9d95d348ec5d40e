import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isKey, newKey, readOrMakeKeyFile } from './key-file.ts';

const directory = mkdtempSync(join(tmpdir(), 'key-file-'));
afterAll(() => rmSync(directory, { recursive: true }));

const mode = (path: string) => statSync(path).mode & 0o777;

test('creates a key file once that only this user may read, and leaves no other files behind', () => {
  const path = join(directory, 'made', 'signing-key');
  const key = readOrMakeKeyFile(path, null);
  expect(key).toHaveLength(32);
  expect(mode(path)).toBe(0o600);
  expect(readOrMakeKeyFile(path, null)).toEqual(key);
  expect(readOrMakeKeyFile(path, newKey())).toEqual(key);
  expect(readdirSync(join(directory, 'made'))).toEqual(['signing-key']);
});

test('adopts an existing key', () => {
  const before = newKey();
  const path = join(directory, 'taken-over');
  expect(readOrMakeKeyFile(path, before).toString('base64')).toBe(before);
  expect(readFileSync(path, 'utf8')).toBe(`${before}\n`);
});

test('closes a file that others may read, such as a copy that was put back', () => {
  const path = join(directory, 'put-back');
  readOrMakeKeyFile(path, null);
  chmodSync(path, 0o644);
  readOrMakeKeyFile(path, null);
  expect(mode(path)).toBe(0o600);
});

test('rejects a file with other contents without repeating them', () => {
  const path = join(directory, 'wrong');
  writeFileSync(path, 'too short to be one');
  expect(() => readOrMakeKeyFile(path, null)).toThrow(`${path} should hold the signing key: 32 bytes in base64.`);
});

test('a key is 32 bytes', () => {
  expect([isKey(newKey()), isKey(''), isKey('AAAA'), isKey(`${newKey()}AAAA`)]).toEqual([true, false, false, false]);
});
