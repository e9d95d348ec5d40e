import { createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makeSecrets } from './secrets.ts';
import { newToken } from './tokens.ts';

const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const before = makeSecrets({ current: one, previous: null });
const rotated = makeSecrets({ current: two, previous: one });
const after = makeSecrets({ current: two, previous: null });
const link = { id: '7a0c2f4e-1111-4222-8333-944444444444', linkNumber: 0 };

describe('the key of a registration', () => {
  test('differs for each number and each registration', () => {
    const other = { ...link, id: '7a0c2f4e-1111-4222-8333-944444444445' };
    const keys = [link, { ...link, linkNumber: 1 }, { ...link, linkNumber: 2 }, other].map(before.registrationKey);
    expect(new Set(keys).size).toBe(4);
    expect(before.isRegistrationKey({ ...link, linkNumber: 1 }, keys[0] ?? '')).toBe(false);
  });

  test('before the first replacement is the key of links that were sent before numbers existed', () => {
    const derived = Buffer.from(hkdfSync('sha256', one, '', 'registration-key', 32));
    expect(before.registrationKey(link)).toBe(createHmac('sha256', derived).update(link.id).digest('base64url'));
  });
});

test('a new signing key creates all new secrets, while those of the previous key stay valid', () => {
  const hash = before.codeHash('challenge', before.signInCode('challenge'));
  const known = (secrets: typeof before) => ({
    link: secrets.isRegistrationKey(link, before.registrationKey(link)),
    sessionEntry: secrets.isSessionEntryKey('entry', before.sessionEntryKey('entry')),
    payPalReturn: secrets.isPayPalReturnKey('order', before.payPalReturnKey('order')),
    code: secrets.isCodeHash(hash, 'challenge', before.signInCode('challenge')),
    // A code whose email is sent only after the rotation must match the stored hash.
    mailedCode: secrets.signInCode('challenge', hash) === before.signInCode('challenge'),
    device: secrets.isDeviceMark(before.deviceMark('facts'), 'facts'),
    form: secrets.isFormStampSignature(before.formStampSignature('now'), 'now'),
    mail: secrets.mailKeys.includes(before.mailKeys[0]),
  });
  expect(new Set(Object.values(known(before)))).toEqual(new Set([true]));
  expect(new Set(Object.values(known(rotated)))).toEqual(new Set([true]));
  expect(new Set(Object.values(known(after)))).toEqual(new Set([false]));
  expect(rotated.registrationKey(link)).toBe(after.registrationKey(link));
  expect(rotated.mailKeys[0]).toBe(after.mailKeys[0]);
});

test('a one-time code has six digits, each as likely as the others', () => {
  const codes = Array.from({ length: 5_000 }, (_, index) => before.signInCode(`challenge-${String(index)}`));
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  // Of a million possible codes, 5,000 that are random are nearly all different.
  expect(new Set(codes).size).toBeGreaterThan(4_950);
  for (let place = 0; place < 6; place += 1)
    for (const digit of '0123456789') {
      const share = codes.filter((code) => code[place] === digit).length / codes.length;
      expect(share, `${digit} at ${String(place)}`).toBeGreaterThan(0.08);
      expect(share, `${digit} at ${String(place)}`).toBeLessThan(0.12);
    }
  expect(after.signInCode('challenge-1')).not.toBe(codes[1]);
});

test('what opens something has at least 128 bits', () => {
  const opening = [
    before.registrationKey(link),
    before.addressToken('a', ''),
    before.sessionEntryKey('a'),
    before.proposalToken('a'),
    before.payPalReturnKey('a'),
    before.reportFileSignature('a'),
    newToken(),
  ];
  for (const key of opening) expect(Buffer.from(key, 'base64url').length, key).toBeGreaterThanOrEqual(16);
  expect(before.deviceMark('a')).toHaveLength(32);
  expect(before.formStampSignature('a')).toHaveLength(32);
  expect(before.mailKeys.map((key) => Buffer.from(key, 'base64').length)).toEqual([32]);
  expect(Array.from({ length: 100 }, newToken).every((token, index, all) => all.indexOf(token) === index)).toBe(true);
});

test('what is made of the same text for one purpose is good for no other', () => {
  const text = link.id;
  const made = [
    before.registrationKey(link),
    before.addressToken(text, ''),
    before.sessionEntryKey(text),
    before.proposalToken(text),
    before.payPalReturnKey(text),
    before.deviceMark(text).toString('base64url'),
    before.formStampSignature(text).toString('base64url'),
    before.reportFileSignature(text),
    before.bounceSignature(text),
  ];
  expect(new Set(made).size).toBe(made.length);
  const good = made.map((key) => [
    before.isRegistrationKey(link, key),
    before.isAddressToken(text, '', key),
    before.isSessionEntryKey(text, key),
    before.isProposalToken(text, key),
    before.isPayPalReturnKey(text, key),
    before.isReportFileSignature(key, text),
    before.isBounceSignature(key, text),
  ]);
  // Device marks and form stamps are compared as bytes, by separate functions.
  expect(good.map((answers) => answers.filter(Boolean).length)).toEqual([1, 1, 1, 1, 1, 0, 0, 1, 1]);
});
