import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { allowed } from '../secrets/allowed.ts';
import { secretsIn } from '../secrets/rules.ts';

const random = (bytes: number): string => randomBytes(bytes).toString('base64');
const letters = (count: number): string =>
  Array.from(randomBytes(count), (byte) => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'.charAt(byte % 32)).join('');
const begin = (what: string): string => `-----BEGIN ${what}-----\n`;

test.each([
  ['private-key', begin('OPENSSH PRIVATE KEY') + random(120)],
  ['aws-key', `key: AKIA${letters(16)}`],
  ['github-token', `ghp_${letters(36)}`],
  ['npm-token', `//registry/:_authToken=npm_${letters(36)}`],
  ['web-token', `Authorization: Bearer eyJ${letters(20)}.eyJ${letters(30)}.${letters(40)}`],
  ['password-hash', `'$argon2id$v=19$m=19456,t=2,p=1$${letters(22)}$${letters(43)}'`],
  ['address-with-password', `postgres://site:a7${letters(20)}z9@db.example.org/site`],
  ['named-secret', `const clientSecret = '7a${random(24)}';`],
  ['setting', `# .env\nSIGNING_KEY=7a${random(32)}\n`],
])('a %s is found anywhere in a text', (rule, text) => {
  expect(secretsIn(`first\n${text}\nlast`)).toMatchObject([{ rule }]);
});

test.each([
  'const testPassword = "Lantern-1258";',
  'DATABASE_URL=postgres://user:password@host/name',
  'SIGNING_KEY=',
  'token: randomBytes(32).toString("base64url")',
  "apiKeyHeader: 'x-retreat-center-header'",
  'the password is kept as a hash',
])('%s is not a secret', (text) => {
  expect(secretsIn(text)).toEqual([]);
});

test('allowed entries state a reason, and contain only fingerprints', () => {
  for (const { why, fingerprints } of allowed) {
    expect(why).not.toBe('');
    for (const fingerprint of fingerprints) expect(fingerprint).toMatch(/^[0-9a-f]{16}$/);
  }
});
