import { expect, test } from 'vitest';
import { isBeforeLock, lastChangeDay, requireUnlocked } from '../last-moment.ts';

const event = { start_date: '13-MAR-2027', timeZone: 'America/New_York' };
const lastMoment = new Date('2027-03-06T04:59:59.999Z');
const tooLate = new Date('2027-03-06T05:00:00Z');

test('the last day to change a registration is the eighth day before the event', () => {
  expect(lastChangeDay(event)).toBe('05-MAR-2027');
});

test('a registration is locked from the first moment of the seventh day before the event', () => {
  expect([isBeforeLock(event, lastMoment), isBeforeLock(event, tooLate)]).toEqual([true, false]);
});

test('only a party that is too late is refused; staff never are', () => {
  const attempt = (by: 'party' | 'staff', now: Date) => () => {
    requireUnlocked(
      { event, now } as Parameters<typeof requireUnlocked>[0],
      by === 'staff' ? { by, userId: 7 } : { by },
    );
  };
  expect(attempt('party', lastMoment)).not.toThrow();
  expect(attempt('party', tooLate)).toThrow(expect.objectContaining({ code: 'changes-closed' }));
  expect(attempt('staff', tooLate)).not.toThrow();
});
