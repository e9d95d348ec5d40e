import { expect, test } from 'vitest';
import { checkInPayload } from '#rules/registrations';
import type { Schemas } from '../../platform/client/client.ts';
import { elsewhere, referenceIn } from './read-code.ts';

test('the code of a confirmation contains its reference', () => {
  expect(referenceIn(checkInPayload({ reference: 'K7M-3QX' }))).toBe('K7M-3QX');
  expect(referenceIn(' k7m3qx ')).toBe('K7M-3QX');
});

test.each(['', 'https://example.org/K7M-3QX', 'K7M-3QXX', 'WIFI:S:home;;', '123'])('%s is not our code', (text) => {
  expect(referenceIn(text)).toBeUndefined();
});

test.each([
  ['confirmed', 'otherEvent'],
  ['cancelled', 'otherCanceled'],
] as const)('a code of another event, of a party that is %s, is told as %s', (state, kind) => {
  const party = { reference: 'K7M-3QX', state } as Schemas['RegistrationSummary'];
  expect(elsewhere([{ ...party, reference: 'AAA-AAA' }, party], 'K7M-3QX')).toEqual({ kind, party });
  expect(elsewhere([party], 'CCC-CCC')).toEqual({ kind: 'unknown', reference: 'CCC-CCC' });
});
