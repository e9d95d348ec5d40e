import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a password is stored as argon2id with its costs, salted, and found again', async () => {
  const [one, two] = [await hashPassword('Secret-123'), await hashPassword('Secret-123')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword('Secret-123', one)).toBe(true);
  expect(await verifyPassword('secret-123', one)).toBe(false);
});

test('a password is compared as typed: not cut off, trimmed or normalized', async () => {
  const stored = await hashPassword('Secret-12345');
  for (const other of ['Secret-1234', 'Secret-12345x', 'Secret-12345 ', ' Secret-12345', 'SECRET-12345'])
    expect(await verifyPassword(other, stored), other).toBe(false);
  expect(await verifyPassword('Se\u0301cret-12', await hashPassword('S\u00e9cret-12'))).toBe(false);
});

test('a hash made elsewhere, with other costs, is read by what it says', async () => {
  // The reference vector of the argon2 command line: password "password", salt "somesalt", m=65536, t=2, p=1.
  const known = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await verifyPassword('password', known)).toBe(true);
  expect(await verifyPassword('passwore', known)).toBe(false);
});

test('no password is right for an account without one, not even the empty one', async () => {
  expect(await verifyPassword('', null)).toBe(false);
  await expect(verifyPassword('x', 'plain')).rejects.toThrow('PHC');
});
