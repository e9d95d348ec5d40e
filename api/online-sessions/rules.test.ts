import { describe, expect, test } from 'vitest';
import { contentFaults, dueMail, mayStart, nextTryDelay, occurrenceDays, phaseOf, repetitionFaults } from './rules.ts';
import { instantOf, wallClock } from '../platform/clocks/rules.ts';

const zone = 'America/New_York';
const at = (iso: string) => new Date(iso);

describe('a time in a zone', () => {
  test('keeps its local time when clocks change', () => {
    expect(instantOf('2027-03-13', '10:00', zone)).toEqual(at('2027-03-13T15:00:00Z'));
    expect(instantOf('2027-03-14', '10:00', zone)).toEqual(at('2027-03-14T14:00:00Z'));
    expect(instantOf('2027-11-06', '10:00', zone)).toEqual(at('2027-11-06T14:00:00Z'));
    expect(instantOf('2027-11-07', '10:00', zone)).toEqual(at('2027-11-07T15:00:00Z'));
    // A year that is too late must not fail while someone is still typing.
    expect(instantOf('9999-12-31', '10:00', zone)).toEqual(at('9999-12-31T15:00:00Z'));
  });

  test('that clocks skip moves past the gap, and a repeated one is the first', () => {
    expect(instantOf('2027-03-14', '02:30', zone)).toEqual(at('2027-03-14T07:30:00Z'));
    expect(wallClock(instantOf('2027-03-14', '02:30', zone), zone).time).toBe('03:30');
    expect(instantOf('2027-11-07', '01:30', zone)).toEqual(at('2027-11-07T05:30:00Z'));
  });

  test('is converted back unchanged, in zones far from UTC and at midnight', () => {
    for (const timeZone of [zone, 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu', 'Australia/Lord_Howe'])
      for (const time of ['00:00', '04:59', '12:00', '23:59'])
        for (const date of ['2027-01-01', '2027-07-01', '2027-12-31'])
          expect(wallClock(instantOf(date, time, timeZone), timeZone)).toEqual({ date, time });
  });
});

describe('the days of a session', () => {
  test('are once, weekly, or the first Saturday of each month', () => {
    expect(occurrenceDays('2027-03-06', { repeats: 'once' })).toEqual(['2027-03-06']);
    expect(occurrenceDays('2027-03-06', { repeats: 'weekly', until: '2027-03-20' })).toEqual([
      '2027-03-06',
      '2027-03-13',
      '2027-03-20',
    ]);
    expect(occurrenceDays('2027-11-06', { repeats: 'firstSaturday', until: '2028-02-05' })).toEqual([
      '2027-11-06',
      '2027-12-04',
      '2028-01-01',
      '2028-02-05',
    ]);
  });

  test('of first Saturdays begin with the next one', () => {
    expect(occurrenceDays('2027-03-13', { repeats: 'firstSaturday', until: '2027-05-01' })).toEqual([
      '2027-04-03',
      '2027-05-01',
    ]);
  });

  test('are at most 104; a hundred years of weeks are refused quickly', () => {
    const first = '2027-03-06';
    expect(repetitionFaults(first, { repeats: 'weekly', until: '2029-02-24' })).toEqual([]);
    expect(occurrenceDays(first, { repeats: 'weekly', until: '2029-02-24' })).toHaveLength(104);
    expect(repetitionFaults(first, { repeats: 'weekly', until: '2029-03-03' })).toEqual([
      { pointer: '/until', rule: 'tooMany' },
    ]);
    expect(repetitionFaults(first, { repeats: 'weekly', until: '2127-03-03' })).toEqual([
      { pointer: '/until', rule: 'tooMany' },
    ]);
  });

  test('need a last day that is not before the first', () => {
    expect(repetitionFaults('2027-03-06', { repeats: 'weekly' })).toEqual([{ pointer: '/until', rule: 'required' }]);
    expect(repetitionFaults('2027-03-06', { repeats: 'weekly', until: '2027-03-05' })).toEqual([
      { pointer: '/until', rule: 'past' },
    ]);
    expect(repetitionFaults('2027-03-06', { repeats: 'once' })).toEqual([]);
  });
});

describe('one occurrence', () => {
  const content = {
    texts: { en: { title: 'Prayer' }, es: { title: 'Oración' } },
    kind: 'saturdayPrayer' as const,
    date: '2027-03-06',
    time: '10:00',
    minutes: 60,
    timeZone: zone,
    spoken: 'both' as const,
  };
  const now = at('2027-03-01T12:00:00Z');
  const rulesOf = (change: object) =>
    contentFaults({ ...content, ...change }, now).map(({ pointer, rule }) => [pointer, rule]);

  test('must be in the future, on a Saturday for Saturday prayer, and name its event', () => {
    expect(rulesOf({})).toEqual([]);
    expect(rulesOf({ date: '2027-02-27' })).toEqual([['/date', 'past']]);
    // A session that would start this very moment is too late to announce.
    expect(contentFaults(content, at('2027-03-06T15:00:00Z'))).toEqual([{ pointer: '/date', rule: 'past' }]);
    expect(rulesOf({ date: '2027-03-07' })).toEqual([['/date', 'saturday']]);
    expect(rulesOf({ date: '2027-03-07', kind: 'open' })).toEqual([]);
    expect(rulesOf({ kind: 'event' })).toEqual([['/eventId', 'required']]);
    expect(rulesOf({ eventId: 'an-event' })).toEqual([['/eventId', 'notAllowed']]);
    expect(rulesOf({ timeZone: 'Mars/Olympus' })).toEqual([['/timeZone', 'timeZone']]);
    expect(rulesOf({ hostUserId: 7, substituteUserId: 7 })).toEqual([['/substituteUserId', 'notAllowed']]);
  });

  test('opens ten minutes before it starts, for its host fifteen, and closes at its end', () => {
    const session = { startsAt: at('2027-03-06T15:00:00Z'), endsAt: at('2027-03-06T16:00:00Z'), isCanceled: false };
    const seen = (time: string) => {
      const moment = at(`2027-03-06T${time}Z`);
      return [phaseOf(session, moment), mayStart(session, moment)];
    };
    expect(seen('14:44:59')).toEqual(['upcoming', false]);
    expect(seen('14:45:00')).toEqual(['upcoming', true]);
    expect(seen('14:49:59')).toEqual(['upcoming', true]);
    expect(seen('14:50:00')).toEqual(['open', true]);
    expect(seen('15:59:59')).toEqual(['open', true]);
    expect(seen('16:00:00')).toEqual(['ended', false]);
    expect(phaseOf({ ...session, isCanceled: true }, at('2027-03-06T15:00:00Z'))).toBe('canceled');
    expect(mayStart({ ...session, isCanceled: true }, at('2027-03-06T15:00:00Z'))).toBe(false);
  });
});

test('the provider is retried after a minute, and after an hour at most', () => {
  expect([0, 1, 2, 3, 7, 40].map((failures) => nextTryDelay(failures) / 60_000)).toEqual([1, 1, 2, 4, 60, 60]);
});

describe('which email someone is due', () => {
  const session = {
    startsAt: new Date('2027-03-06T15:00:00Z'),
    endsAt: new Date('2027-03-06T16:00:00Z'),
    isCanceled: false,
    announcedVersion: 2,
  };
  const canceled = { ...session, isCanceled: true };
  const early = new Date('2027-03-01T15:00:00Z');
  const nothing = { version: 0, at: null };
  const all = { version: 2, at: early };

  test.each([
    [session, nothing, '2027-03-01T15:00:00Z', 'expected'],
    [session, nothing, '2027-03-06T15:59:59Z', 'expected'],
    [session, nothing, '2027-03-06T16:00:00Z', null],
    [canceled, nothing, '2027-03-01T15:00:00Z', null],
    [session, { version: 1, at: early }, '2027-03-05T15:00:00Z', 'changed'],
    [canceled, { version: 1, at: early }, '2027-03-06T14:50:00Z', 'canceled'],
    [canceled, all, '2027-03-06T14:50:00Z', null],
    [session, all, '2027-03-05T14:59:59Z', null],
    [session, all, '2027-03-05T15:00:00Z', 'dayBefore'],
    [session, all, '2027-03-06T14:00:00Z', 'hourBefore'],
    [session, all, '2027-03-06T15:00:00Z', null],
    [session, { version: 2, at: new Date('2027-03-05T15:00:00Z') }, '2027-03-06T13:59:59Z', null],
    [session, { version: 2, at: new Date('2027-03-05T15:00:00Z') }, '2027-03-06T14:00:00Z', 'hourBefore'],
    [session, { version: 2, at: new Date('2027-03-06T14:00:00Z') }, '2027-03-06T14:30:00Z', null],
  ] as const)('%j after %j at %s: %s', (about, lastMail, now, kind) => {
    expect(dueMail(about, lastMail, new Date(now))).toBe(kind);
  });
});
