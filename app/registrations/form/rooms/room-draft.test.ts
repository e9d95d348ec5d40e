import { expect, test } from 'vitest';
import type { Schemas } from '../../../platform/client/client.ts';
import { emptyPerson, newDraft, type Draft } from '../draft.ts';
import { chosenRoomFaults, peopleInRooms, withPeople, withRoomOf, withRooms } from './room-draft.ts';

const event = {
  ageBands: [
    { band: 'toddler', from: 0, to: 5 },
    { band: 'child', from: 6, to: 12 },
    { band: 'teen', from: 13, to: 17 },
    { band: 'youngAdult', from: 18, to: 25 },
    { band: 'adult', from: 26, to: null },
  ],
  roomCapacity: 4,
} as unknown as Schemas['Event'];

function party(rooms: number, ages: Record<string, string>): Draft {
  const people = Object.entries(ages).map(([id, age]) => ({ ...emptyPerson, id, firstName: id, age }));
  return { ...newDraft(rooms), people };
}

const family = party(2, { ana: '40', luis: '42', eva: '15', leo: '9' });
const roomsOf = (draft: Draft) => peopleInRooms(event, draft).map(({ id, room }) => `${id} ${String(room)}`);

test('rooms are proposed, and a choice leaves everyone else where they were shown', () => {
  expect(roomsOf(family)).toEqual(['ana 1', 'luis 2', 'eva 1', 'leo 2']);
  expect(roomsOf(withRoomOf(event, family, 'leo', 1))).toEqual(['ana 1', 'luis 2', 'eva 1', 'leo 1']);
  expect(roomsOf(withRoomOf(event, family, 'luis', 1))).toEqual(['ana 1', 'luis 1', 'eva 1', 'leo 2']);
});

test('an error names the person it is about, or the empty room', () => {
  const moved = withRoomOf(event, family, 'luis', 1);
  expect(chosenRoomFaults(event, moved)).toMatchObject([{ kind: 'withoutAdult', room: 2, person: { id: 'leo' } }]);
  const alone = withRoomOf(event, moved, 'leo', 1);
  expect(chosenRoomFaults(event, alone)).toEqual([{ kind: 'empty', room: 2 }]);
  const small = { ...event, roomCapacity: 2 };
  expect(chosenRoomFaults(small, withRoomOf(event, family, 'leo', 1))).toMatchObject([
    { kind: 'tooSmall', room: 1, person: { id: 'leo' } },
  ]);
});

test('too few rooms, or too few adults for them, are reported only at the number of rooms', () => {
  expect(chosenRoomFaults(event, { ...withRoomOf(event, family, 'luis', 1), rooms: 3 })).toEqual([]);
  expect(chosenRoomFaults({ ...event, roomCapacity: 1 }, family)).toEqual([]);
});

test('an added person fits in, and the others are placed again if someone leaves a room without an adult', () => {
  const chosen = withRoomOf(event, family, 'leo', 1);
  const joined = [...chosen.people, { ...emptyPerson, id: 'mia', age: '7' }];
  expect(roomsOf(withPeople(event, chosen, joined))).toEqual(['ana 1', 'luis 2', 'eva 1', 'leo 1', 'mia 2']);
  const three = withRoomOf(event, party(2, { ana: '40', luis: '42', rosa: '70' }), 'rosa', 1);
  expect(roomsOf(three)).toEqual(['ana 1', 'luis 1', 'rosa 1']);
  const steady = withRoomOf(event, party(2, { ana: '40', luis: '42', rosa: '70' }), 'luis', 2);
  const withoutRosa = steady.people.filter(({ id }) => id !== 'rosa');
  expect(roomsOf(steady)).toEqual(['ana 1', 'luis 2', 'rosa 2']);
  expect(roomsOf(withPeople(event, steady, withoutRosa))).toEqual(['ana 1', 'luis 2']);
  const withoutAna = steady.people.filter(({ id }) => id !== 'ana');
  expect(roomsOf(withPeople(event, steady, withoutAna))).toEqual(['luis 1', 'rosa 2']);
});

test('another number of rooms starts with a new proposal', () => {
  const chosen = withRoomOf(event, family, 'leo', 1);
  expect(roomsOf(withRooms(chosen, 1))).toEqual(['ana 1', 'luis 1', 'eva 1', 'leo 1']);
  expect(roomsOf(withRooms(withRooms(chosen, 1), 2))).toEqual(['ana 1', 'luis 2', 'eva 1', 'leo 2']);
});

test('someone for the days only, or whose age is still missing, is in no room', () => {
  const [ana, luis] = family.people;
  if (!ana || !luis) throw new Error('nobody');
  const people = [ana, { ...luis, lodging: 'none' as const }, { ...luis, id: 'rosa', age: '' }];
  expect(roomsOf({ ...family, rooms: 1, people })).toEqual(['ana 1', 'luis undefined', 'rosa undefined']);
});
