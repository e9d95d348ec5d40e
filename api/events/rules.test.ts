import { describe, expect, test } from 'vitest';
import {
  ageOn,
  canEverFit,
  currentDeposit,
  firstOpenEvent,
  fitsNow,
  formatEventDate,
  isComing,
  nextChange,
  parseEventDate,
  registrationWindow,
  restDueAt,
  sortEvents,
  takesParties,
} from './rules.ts';
import type { BookableEvent } from './rules.ts';
import { addDays, dayIn, startOfDay } from '../platform/moments/rules.ts';

function event(overrides: Partial<BookableEvent> = {}): BookableEvent {
  return {
    id: 'retreat',
    status: 'Planned',
    reg_date: '01-MAR-2027',
    reg_end_date: '30-APR-2027',
    start_date: '14-MAY-2027',
    end_date: '16-MAY-2027',
    timeZone: 'America/New_York',
    ...overrides,
  };
}

function stateAt(now: string, overrides: Partial<BookableEvent> = {}, taken = 0): string {
  return registrationWindow(event(overrides), { taken, waiting: 0 }, new Date(now)).state;
}

describe('dates', () => {
  test('DD-MON-YYYY is read and written', () => {
    expect(parseEventDate('09-FEB-2028')).toEqual({ year: 2028, month: 2, day: 9 });
    expect(parseEventDate('29-FEB-2028')).toEqual({ year: 2028, month: 2, day: 29 });
    for (const text of ['01-JAN-2026', '31-DEC-2026', '13-MAR-2026']) {
      expect(formatEventDate(parseEventDate(text))).toBe(text);
    }
  });

  test.each([
    '29-FEB-2027',
    '31-APR-2027',
    '00-JAN-2027',
    '1-JAN-2027',
    '01-Jan-2027',
    '01-ENE-2027',
    '2027-01-01',
    '',
  ])('%j is refused', (text) => {
    expect(() => parseEventDate(text)).toThrow(RangeError);
  });

  test('days are added across months and years', () => {
    expect(addDays({ year: 2026, month: 12, day: 31 }, 1)).toEqual({ year: 2027, month: 1, day: 1 });
    expect(addDays({ year: 2028, month: 3, day: 1 }, -1)).toEqual({ year: 2028, month: 2, day: 29 });
  });

  test('an instant falls on different days in different zones', () => {
    const instant = new Date('2026-12-31T23:30:00Z');
    expect(dayIn(instant, 'America/New_York')).toEqual({ year: 2026, month: 12, day: 31 });
    expect(dayIn(instant, 'Europe/Madrid')).toEqual({ year: 2027, month: 1, day: 1 });
  });

  test.each([
    ['01-JAN-2027', 'America/New_York', '2027-01-01T05:00:00.000Z'],
    ['01-JUL-2027', 'America/New_York', '2027-07-01T04:00:00.000Z'],
    ['14-MAR-2027', 'America/New_York', '2027-03-14T05:00:00.000Z'],
    ['15-MAR-2027', 'America/New_York', '2027-03-15T04:00:00.000Z'],
    ['07-NOV-2027', 'America/Chicago', '2027-11-07T05:00:00.000Z'],
    ['08-NOV-2027', 'America/Chicago', '2027-11-08T06:00:00.000Z'],
    ['01-JAN-2027', 'Asia/Kolkata', '2026-12-31T18:30:00.000Z'],
    ['01-JAN-2027', 'Pacific/Kiritimati', '2026-12-31T10:00:00.000Z'],
    ['01-JAN-2027', 'Pacific/Pago_Pago', '2027-01-01T11:00:00.000Z'],
    // In Beirut, clocks go from 24:00 to 01:00 that night, so the day has no midnight.
    ['28-MAR-2027', 'Asia/Beirut', '2027-03-27T22:00:00.000Z'],
  ])('%s in %s begins at %s', (text, zone, expected) => {
    expect(startOfDay(parseEventDate(text), zone).toISOString()).toBe(expected);
  });
});

describe('registration window', () => {
  test('is full for newcomers while anyone is on the waiting list, even if places are left', () => {
    const small = event({ maxRegistrationCount: 10 });
    const now = new Date('2027-04-01T00:00:00Z');
    expect(registrationWindow(small, { taken: 7, waiting: 1 }, now)).toMatchObject({
      state: 'full',
      placesLeft: 3,
      waiting: 1,
    });
    expect(registrationWindow(small, { taken: 7, waiting: 0 }, now).state).toBe('open');
  });

  test('opens with the first instant of reg_date and closes after the last of reg_end_date, in the event’s zone', () => {
    expect(stateAt('2027-03-01T04:59:59.999Z')).toBe('notYetOpen');
    expect(stateAt('2027-03-01T05:00:00.000Z')).toBe('open');
    expect(stateAt('2027-05-01T03:59:59.999Z')).toBe('open');
    expect(stateAt('2027-05-01T04:00:00.000Z')).toBe('closed');
  });

  test('returns those instants', () => {
    expect(registrationWindow(event(), { taken: 0, waiting: 0 }, new Date('2027-04-01T00:00:00Z'))).toEqual({
      state: 'open',
      opensAt: '2027-03-01T05:00:00.000Z',
      closesAt: '2027-05-01T04:00:00.000Z',
      placesLeft: null,
      waiting: 0,
    });
  });

  test('start_date replaces a missing reg_end_date, that day included', () => {
    const open = { reg_end_date: undefined, timeZone: 'Europe/Madrid' };
    expect(stateAt('2027-05-14T21:59:59.999Z', open)).toBe('open');
    expect(stateAt('2027-05-14T22:00:00.000Z', open)).toBe('closed');
  });

  test('is completed by its status, or once its last day is over', () => {
    expect(stateAt('2027-04-01T00:00:00Z', { status: 'Completed' })).toBe('completed');
    expect(stateAt('2027-05-17T03:59:59.999Z')).toBe('closed');
    expect(stateAt('2027-05-17T04:00:00.000Z')).toBe('completed');
  });

  test('is canceled until its last day is over', () => {
    const canceled = { cancelled_at: '2027-03-20T00:00:00.000Z' };
    expect(stateAt('2027-04-01T00:00:00Z', canceled)).toBe('cancelled');
    expect(stateAt('2027-05-17T04:00:00.000Z', canceled)).toBe('completed');
  });

  test('is full when no place is left, but only while it is open', () => {
    const small = { maxRegistrationCount: 10 };
    expect(stateAt('2027-04-01T00:00:00Z', small, 9)).toBe('open');
    expect(stateAt('2027-04-01T00:00:00Z', small, 10)).toBe('full');
    expect(stateAt('2027-02-01T00:00:00Z', small, 10)).toBe('notYetOpen');
    expect(stateAt('2027-05-02T00:00:00Z', small, 10)).toBe('closed');
    expect(
      registrationWindow(event(small), { taken: 12, waiting: 0 }, new Date('2027-04-01T00:00:00Z')).placesLeft,
    ).toBe(0);
    expect(
      registrationWindow(event(small), { taken: 3, waiting: 0 }, new Date('2027-04-01T00:00:00Z')).placesLeft,
    ).toBe(7);
  });
});

test('an event is coming until its last day is over, unless it is canceled or staff have completed it', () => {
  const isComingAt = (text: string, overrides: Partial<BookableEvent> = {}) =>
    isComing(event(overrides), new Date(text));
  expect(isComingAt('2027-05-17T03:59:59.999Z')).toBe(true);
  expect(isComingAt('2027-05-17T04:00:00Z')).toBe(false);
  expect(isComingAt('2027-04-01T12:00:00Z', { cancelled_at: '2027-03-01T12:00:00Z' })).toBe(false);
  expect(isComingAt('2027-04-01T12:00:00Z', { status: 'Completed' })).toBe(false);
});

describe('several events', () => {
  const now = new Date('2027-04-01T12:00:00Z');
  const later = event({ id: 'later', start_date: '20-JUN-2027', end_date: '22-JUN-2027' });
  const closed = event({ id: 'closed', reg_end_date: '01-MAR-2027' });
  const old = event({ id: 'old', start_date: '01-MAY-2026', end_date: '02-MAY-2026' });
  const older = event({ id: 'older', status: 'Completed', start_date: '01-APR-2026', end_date: '02-APR-2026' });

  test('the first open one is the earliest by start_date, then id', () => {
    expect(firstOpenEvent([later, event({ id: 'b' }), event({ id: 'a' }), closed], now)?.id).toBe('a');
    expect(firstOpenEvent([closed, later], now)?.id).toBe('later');
  });

  test('none is open before, after, or when completed', () => {
    expect(firstOpenEvent([event(), older], new Date('2027-02-28T12:00:00Z'))).toBeNull();
    expect(firstOpenEvent([event({ status: 'Completed' }), closed], now)).toBeNull();
    expect(firstOpenEvent([], now)).toBeNull();
  });

  test('are sorted soonest first, with completed ones last and the latest of those first', () => {
    const ids = sortEvents([older, later, old, event({ id: 'b' }), event({ id: 'a' })], now).map(({ id }) => id);
    expect(ids).toEqual(['a', 'b', 'later', 'old', 'older']);
  });

  test('an event goes to the past ones with the first moment after its last day', () => {
    const idsAt = (text: string) => sortEvents([event(), later], new Date(text)).map(({ id }) => id);
    expect(idsAt('2027-05-17T03:59:59.999Z')).toEqual(['retreat', 'later']);
    expect(idsAt('2027-05-17T04:00:00Z')).toEqual(['later', 'retreat']);
  });

  test('are sorted by date, not alphabetically', () => {
    const april = event({ id: 'april', start_date: '30-APR-2027', end_date: '30-APR-2027' });
    const may = event({ id: 'may', start_date: '01-MAY-2027', end_date: '01-MAY-2027' });
    expect(sortEvents([may, april], now).map(({ id }) => id)).toEqual(['april', 'may']);
  });

  test('the next change is the nearest upcoming opening, closing or end', () => {
    const at = (text: string): string | undefined => nextChange([event(), older], new Date(text))?.toISOString();
    expect(at('2027-01-01T00:00:00Z')).toBe('2027-03-01T05:00:00.000Z');
    expect(at('2027-03-01T05:00:00Z')).toBe('2027-05-01T04:00:00.000Z');
    expect(at('2027-05-01T04:00:00Z')).toBe('2027-05-17T04:00:00.000Z');
    expect(at('2027-05-17T04:00:00Z')).toBeUndefined();
  });

  test('the start of the day when the rest is due is a change too, in the event’s time zone', () => {
    const withDeposit = { ...event(), deposit: { percent: 30, restDueOn: '01-APR-2027' } };
    const at = (text: string): string | undefined => nextChange([withDeposit], new Date(text))?.toISOString();
    expect(at('2027-03-01T05:00:00Z')).toBe('2027-04-01T04:00:00.000Z');
    expect(at('2027-04-01T04:00:00Z')).toBe('2027-05-01T04:00:00.000Z');
  });
});

describe('a deposit', () => {
  const withDeposit = { ...event(), deposit: { percent: 30, restDueOn: '01-APR-2027' } };

  test('is asked for until the day when the rest is due begins, in the event’s time zone', () => {
    expect(restDueAt(withDeposit)?.toISOString()).toBe('2027-04-01T04:00:00.000Z');
    expect(currentDeposit(withDeposit, new Date('2027-04-01T03:59:59.999Z'))).toEqual(withDeposit.deposit);
    expect(currentDeposit(withDeposit, new Date('2027-04-01T04:00:00Z'))).toBeUndefined();
  });

  test('is not asked for by events without one', () => {
    expect([restDueAt(event()), currentDeposit(event(), new Date(0))]).toEqual([null, undefined]);
  });
});

test.each([
  ['2011-06-13', 14],
  ['2011-06-12', 15],
  ['2011-06-11', 15],
  ['2010-06-13', 15],
  ['2010-06-12', 16],
  ['2008-02-29', 18],
  ['2026-06-12', 0],
  ['2026-06-13', -1],
])('someone born on %s is %i on June 12, 2026', (birthDate, age) => {
  expect(ageOn(birthDate, { year: 2026, month: 6, day: 12 })).toBe(age);
});

test('a birthday on February 29 counts as March 1 in other years', () => {
  expect(ageOn('2008-02-29', { year: 2026, month: 2, day: 28 })).toBe(17);
  expect(ageOn('2008-02-29', { year: 2026, month: 3, day: 1 })).toBe(18);
});

test.each([
  ['a party that fits', 5, 0, 5, true],
  ['a party with one person too many', 5, 0, 6, false],
  ['anyone, while others are waiting', 5, 1, 1, false],
  ['anyone, if there is no limit', null, 0, 500, true],
  ['an empty party, even if no places are left', 0, 1, 0, true],
] as const)('%s: %s free, %d waiting, %d come, %s', (_, placesLeft, waiting, people, fits) => {
  expect(fitsNow({ placesLeft, waiting }, people)).toBe(fits);
});

test('staff register after registration has closed, and nobody before it or once the event is canceled or over', () => {
  const states = ['notYetOpen', 'open', 'full', 'closed', 'cancelled', 'completed'] as const;
  expect(states.filter((state) => takesParties({ state }, true))).toEqual(['open', 'full', 'closed']);
  expect(states.filter((state) => takesParties({ state }, false))).toEqual(['open', 'full']);
});

test('a party can fit an event that has as many places as it has people, and always one without a limit', () => {
  expect(canEverFit({ maxRegistrationCount: 8 }, 8)).toBe(true);
  expect(canEverFit({ maxRegistrationCount: 8 }, 9)).toBe(false);
  expect(canEverFit({}, 900)).toBe(true);
});
