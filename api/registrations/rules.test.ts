import { expect, test } from 'vitest';
import { activeMembers, initialState, makeReference, takesPlaces } from './rules.ts';

test('deleted members are skipped, the order stays', () => {
  const members = [{ n: 1 }, { n: 2, deleted: true }, { n: 3, deleted: false }];
  expect(activeMembers(members).map(({ n }) => n)).toEqual([1, 3]);
  expect(activeMembers([{ deleted: true }])).toEqual([]);
});

test('all but cancelled registrations take places', () => {
  expect(takesPlaces('pendingPayment')).toBe(true);
  expect(takesPlaces('confirmed')).toBe(true);
  expect(takesPlaces('cancelled')).toBe(false);
});

test('a registration waits for its payment unless nothing is to be paid', () => {
  expect(initialState(1)).toBe('pendingPayment');
  expect(initialState(0)).toBe('confirmed');
});

test('a reference has two groups of three signs, none of them easily mistaken', () => {
  const count = new Set<number>();
  const first = makeReference((choices) => {
    count.add(choices);
    return 0;
  });
  expect(first).toBe('CCC-CCC');
  const [choices = 0] = count;
  const every = Array.from({ length: choices }, (_, index) => makeReference(() => index).charAt(0));
  expect(new Set(every).size).toBe(choices);
  expect(every.join('')).not.toMatch(/[AEIOU01LSZB258]/);
});
