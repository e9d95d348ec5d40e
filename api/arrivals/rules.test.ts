import { describe, expect, test } from 'vitest';
import {
  attendanceOf,
  clockDifference,
  correctedTime,
  countAttendance,
  decideRecord,
  isDoorOpen,
  mayFreePlaces,
} from './rules.ts';
import type { Circumstances, CorrectedRecord, DoorPerson } from './rules.ts';

const event = {
  id: 'weekend',
  status: 'Planned',
  reg_date: '01-MAR-2027',
  start_date: '02-APR-2027',
  end_date: '04-APR-2027',
  timeZone: 'America/New_York',
} as const;
const noon = new Date('2027-04-02T16:00:00Z');
const later = (ms: number) => new Date(noon.getTime() + ms);

const record: CorrectedRecord = {
  id: 'record',
  registrationId: 'party',
  memberId: 'person',
  kind: 'arrived',
  isUndo: false,
  at: noon,
  deviceId: 'phone',
};
const now: Circumstances = {
  event,
  party: { eventId: 'weekend', state: 'confirmed' },
  facts: { isPlaceFreed: false },
  hasFreePlace: true,
};

describe('the clock of a device', () => {
  test('is accepted within the time that a response takes, and otherwise corrected by the difference', () => {
    expect(clockDifference(later(-89_999), noon)).toBe(0);
    expect(clockDifference(later(-90_000), noon)).toBe(90_000);
    expect(clockDifference(later(-86_400_000), noon)).toBe(86_400_000);
    expect(clockDifference(later(86_400_000), noon)).toBe(-86_400_000);
    expect(correctedTime(later(-86_400_000 - 5000), 86_400_000, noon)).toEqual(later(-5000));
  });

  test('never yields a time later than now', () => {
    expect(correctedTime(later(5000), 0, noon)).toEqual(noon);
  });
});

test('check-in is open from the day before the event to the day after it, in the event’s time zone', () => {
  const open = (at: string) => isDoorOpen(event, new Date(at));
  expect(['2027-04-01T03:59:00Z', '2027-04-01T04:00:00Z'].map(open)).toEqual([false, true]);
  expect(['2027-04-06T03:59:00Z', '2027-04-06T04:00:00Z'].map(open)).toEqual([true, false]);
});

describe('the outcome of a record', () => {
  const undone = { at: null, undoneAt: later(60_000), undoneDeviceId: 'tablet' };
  const here = { at: noon, undoneAt: null, undoneDeviceId: null };

  test.each<[string, Partial<CorrectedRecord>, Partial<Circumstances>, object]>([
    ['a first arrival', {}, {}, { outcome: 'recorded', takesPlaceBack: false }],
    ['the same, earlier', { at: later(-1) }, { facts: { arrived: here, isPlaceFreed: false } }, { isEarlier: true }],
    ['the same, at the same moment', {}, { facts: { arrived: here, isPlaceFreed: false } }, { isEarlier: false }],
    ['the same, later', { at: later(1) }, { facts: { arrived: here, isPlaceFreed: false } }, { isEarlier: false }],
    [
      'undone on another device in the meantime',
      {},
      { facts: { arrived: undone, isPlaceFreed: false } },
      { reason: 'undoneMeanwhile' },
    ],
    [
      'undone on another device at the same moment',
      { at: later(60_000) },
      { facts: { arrived: undone, isPlaceFreed: false } },
      { reason: 'undoneMeanwhile' },
    ],
    [
      'undone by the same device',
      { deviceId: 'tablet' },
      { facts: { arrived: undone, isPlaceFreed: false } },
      { outcome: 'recorded' },
    ],
    [
      'later than the undo',
      { at: later(120_000) },
      { facts: { arrived: undone, isPlaceFreed: false } },
      { outcome: 'recorded' },
    ],
    ['a canceled party', {}, { party: { eventId: 'weekend', state: 'cancelled' } }, { reason: 'cancelled' }],
    ['a moved party', {}, { party: { eventId: 'other', state: 'confirmed' } }, { reason: 'moved' }],
    ['a waiting party', {}, { party: { eventId: 'weekend', state: 'waitlisted' } }, { reason: 'noPlaces' }],
    ['a removed person', {}, { facts: null }, { outcome: 'question', reason: 'personGone' }],
    ['a freed place that is free', {}, { facts: { isPlaceFreed: true } }, { takesPlaceBack: true }],
    [
      'a freed place that is taken',
      {},
      { facts: { isPlaceFreed: true }, hasFreePlace: false },
      { reason: 'placeFreed' },
    ],
    [
      'an undo of something recorded after it',
      { isUndo: true, at: later(-1) },
      { facts: { arrived: here, isPlaceFreed: false } },
      { outcome: 'agreed' },
    ],
    [
      'an undo of the arrival of someone who left after it',
      { isUndo: true, at: later(1) },
      { facts: { arrived: here, departed: { ...here, at: later(2) }, isPlaceFreed: false } },
      { outcome: 'agreed' },
    ],
    [
      'an undo at the same moment',
      { isUndo: true },
      { facts: { arrived: here, isPlaceFreed: false } },
      { outcome: 'recorded' },
    ],
    [
      'an undo on another day',
      { isUndo: true, at: later(86_400_000) },
      { facts: { arrived: here, isPlaceFreed: false } },
      { reason: 'tooLate' },
    ],
    ['long before the event', { at: new Date('2027-03-02T12:00:00Z') }, {}, { outcome: 'refused', reason: 'notNow' }],
  ])('%s', (_, changed, circumstances, expected) => {
    expect(decideRecord({ ...record, ...changed }, { ...now, ...circumstances })).toMatchObject(expected);
  });
});

test.each([
  ['confirmed', 1, false],
  ['confirmed', 2, true],
  ['checkedIn', 1, true],
] as const)('places of a party that is %s, %i of 2 people not coming: may be freed: %s', (state, absent, expected) => {
  expect(mayFreePlaces({ state }, { absent, people: 2 })).toBe(expected);
});

test('everyone with a place is counted once, by age band', () => {
  const person = (over: Partial<DoorPerson>): DoorPerson => ({
    id: '',
    firstName: '',
    lastName: '',
    isMinor: false,
    band: 'adult',
    isSignatureMissing: false,
    isPlaceFreed: false,
    ...over,
  });
  const at = noon.toISOString();
  const people = [
    person({ arrivedAt: at }),
    person({ arrivedAt: at, departedAt: at, band: 'child' }),
    person({ notComingAt: at }),
    person({}),
  ];
  expect(people.map((one) => attendanceOf(one))).toEqual(['here', 'left', 'notComing', 'toCome']);
  expect(
    countAttendance([
      { state: 'checkedIn', people },
      { state: 'cancelled', people },
    ]),
  ).toEqual({
    all: { here: 1, left: 1, notComing: 1, toCome: 1 },
    bands: {
      adult: { here: 1, left: 0, notComing: 1, toCome: 1 },
      child: { here: 0, left: 1, notComing: 0, toCome: 0 },
    },
  });
  const withoutBands = people.map(({ band: _band, ...person }) => person);
  expect(countAttendance([{ state: 'checkedIn', people: withoutBands }])).toEqual({
    all: { here: 1, left: 1, notComing: 1, toCome: 1 },
    bands: {},
  });
  // The figures of only some people would look like those of all.
  expect(countAttendance([{ state: 'checkedIn', people: [...people, ...withoutBands] }])).toMatchObject({
    all: { here: 2 },
    bands: {},
  });
});
