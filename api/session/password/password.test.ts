import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a password is stored as argon2id with its costs, salted, and found again', async () => {
  const [one, two] = [await hashPassword('Secret-123'), await hashPassword('Secret-123')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword('Secret-123', one)).toBe(true);
  expect(await verifyPassword('secret-123', one)).toBe(false);
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
