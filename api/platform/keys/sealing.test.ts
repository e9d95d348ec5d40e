import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealing.ts';

const key = randomBytes(32).toString('base64');

test('what is sealed is opened with the same key at the same place, and looks different each time', () => {
  const sealed = seal('refresh-ñ', 'access 7', key);
  expect(unseal(sealed, 'access 7', key)).toBe('refresh-ñ');
  expect(sealed.includes('refresh')).toBe(false);
  expect(seal('refresh-ñ', 'access 7', key).equals(sealed)).toBe(false);
});

test.each([
  ['another key', (sealed: Buffer) => unseal(sealed, 'access 7', randomBytes(32).toString('base64'))],
  ['another place', (sealed: Buffer) => unseal(sealed, 'access 8', key)],
  [
    'a changed byte',
    (sealed: Buffer) =>
      unseal(Buffer.from(sealed.map((byte, index) => (index === 14 ? byte ^ 1 : byte))), 'access 7', key),
  ],
  ['a cut one', (sealed: Buffer) => unseal(sealed.subarray(0, 10), 'access 7', key)],
])('%s opens nothing', (_name, open) => {
  expect(open(seal('refresh', 'access 7', key))).toBeNull();
});
