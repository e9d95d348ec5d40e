import { expect, test } from 'vitest';
import type { DoorParty } from '#rules/arrivals';
import { findParties, searchedText, withRecords } from './local-parties.ts';
import type { ArrivalRecord } from './local-parties.ts';

const person = { isMinor: false, band: 'adult', isSignatureMissing: false, isPlaceFreed: false } as const;
const party: DoorParty = {
  id: 'family',
  reference: 'K7M-3QX',
  version: 1,
  state: 'confirmed',
  contactFirstName: 'Ana',
  contactLastName: 'Núñez',
  balanceCents: 0,
  people: [
    { id: 'ana', firstName: 'Ana', lastName: 'Núñez', ...person },
    { id: 'luis', firstName: 'Luis', lastName: 'Zúñiga', ...person },
  ],
};
const all = [{ party, text: searchedText(party) }];
const record = (over: Partial<ArrivalRecord>): ArrivalRecord => ({
  id: 'record',
  registrationId: 'family',
  memberId: 'ana',
  kind: 'arrived',
  isUndo: false,
  at: '2027-04-02T16:00:00.000Z',
  ...over,
});

test.each(['nunez', 'NÚÑEZ ana', 'zuni', 'k7m-3qx', 'K7M3QX', 'luis nun'])('a party is found by %s', (typed) => {
  expect(findParties(all, typed)).toEqual(all);
});

test.each(['', '  ', 'nunes', 'ana pérez'])('a party is not found by "%s"', (typed) => {
  expect(findParties(all, typed)).toEqual([]);
});

test('a record shows before the server has it, an undo reverts it, and an arrival replaces "not coming"', () => {
  const parties = new Map([[party.id, party]]);
  const shown = (...records: ArrivalRecord[]) => withRecords(parties, records)[0]?.people[0];
  const absent = record({ kind: 'notComing' });
  expect(shown()).not.toHaveProperty('arrivedAt');
  expect(shown(absent)).toHaveProperty('notComingAt');
  expect(shown(absent, record({}))).toMatchObject({ arrivedAt: record({}).at });
  expect(shown(absent, record({}))).not.toHaveProperty('notComingAt');
  expect(shown(record({}), record({ isUndo: true }))).not.toHaveProperty('arrivedAt');
  const departed = record({ kind: 'departed' });
  expect(shown(record({}), departed, record({ isUndo: true }))).not.toHaveProperty('departedAt');
  expect(shown(record({}), departed, absent)).not.toHaveProperty('departedAt');
  expect(shown(record({}), departed, record({ kind: 'departed', isUndo: true }))).toHaveProperty('arrivedAt');
});

test('a person who is already here keeps the time of the first arrival', () => {
  const again = withRecords(new Map([[party.id, party]]), [record({}), record({ at: '2027-04-02T18:00:00.000Z' })]);
  expect(again[0]?.people[0]).toMatchObject({ arrivedAt: '2027-04-02T16:00:00.000Z' });
});
