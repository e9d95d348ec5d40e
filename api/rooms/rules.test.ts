import { describe, expect, test } from 'vitest';
import { defaultAgeBands } from '../people/rules.ts';
import { placedSleepers, placeInRooms, roomFaults, roomShares, roomsNeeded, withoutRoom } from './rules.ts';
import type { Sleeper } from './rules.ts';

/**
 * Reads people from letters: A for an adult, Y for a young adult, k for a child, t for a toddler; a number after a letter is the
 * chosen room.
 */
function party(list: string): Sleeper[] {
  return list.split(' ').map((one) => {
    const isAdult = /^[AY]/.test(one);
    const order = { A: 0, Y: 1, k: 3, t: 4 }[one.charAt(0)] ?? 0;
    const chosen = one.slice(1);
    return { isAdult, takesBed: !one.startsWith('t'), order, ...(chosen !== '' && { chosen: Number(chosen) }) };
  });
}
const place = (list: string, rooms: number, capacity = 4) => placeInRooms(party(list), rooms, capacity).join(' ');
const faultsOf = (list: string, rooms: number, capacity = 4) => {
  const sleepers = party(list);
  return roomFaults(sleepers, placeInRooms(sleepers, rooms, capacity), rooms, capacity);
};

describe('proposed rooms', () => {
  test.each([
    ['everyone shares the only room', 'A A k k t', 1, '1 1 1 1 1'],
    ['two couples each stay together', 'A A A A', 2, '1 1 2 2'],
    ['two families, each with its own', 'A A k A A k', 2, '1 1 1 2 2 2'],
    ['each room has an adult before a second one has two', 'A k k A k', 2, '1 1 1 2 2'],
    ['one adult in each, and the children spread evenly', 'A A k k k k k k', 2, '1 2 1 1 1 2 2 2'],
    ['a young adult takes a room if there is no other adult', 'Y A k', 2, '2 1 1'],
    ['adults are spread before young adults', 'A A Y Y', 2, '1 2 1 2'],
    ['toddlers need no bed', 'A A k k t t', 1, '1 1 1 1 1 1'],
  ])('%s', (_, list, rooms, expected) => {
    expect(place(list, rooms)).toBe(expected);
  });

  test('keep the chosen rooms and fill in everyone else around them', () => {
    expect(place('A1 A k2 k', 2)).toBe('1 2 2 1');
    expect(place('A A2 A2 k', 2)).toBe('1 2 2 1');
  });

  test('prefer a room with more people to one whose beds are all taken', () => {
    expect(place('A1 k1 A2 t2 t2 k', 2, 2)).toBe('1 1 2 2 2 2');
  });

  test('put a toddler, who needs no bed, in the room with fewer people although its beds are all taken', () => {
    expect(place('A1 k1 A2 t2 t2 t', 2, 2)).toBe('1 1 2 2 2 1');
  });

  test('are chosen for adults first, so that each room has one even when the beds are just enough', () => {
    expect(place('k2 A k A1 t', 2, 2)).toBe('2 2 1 1 1');
    expect(faultsOf('k2 A k A1 t', 2, 2)).toEqual([]);
  });

  test('have a bed for everyone who fits at all', () => {
    for (let adults = 2; adults <= 8; adults += 1) {
      const list = [...Array.from({ length: adults }, () => 'A'), ...Array.from({ length: 8 - adults }, () => 'k')];
      expect(faultsOf(list.join(' '), 2)).toEqual([]);
      expect(faultsOf(list.reverse().join(' '), 2)).toEqual([]);
    }
  });
});

describe('errors in chosen rooms', () => {
  test('none for a valid choice', () => {
    expect(faultsOf('A2 A1 k2 k1 t1', 2)).toEqual([]);
  });

  test('a room that the party does not take', () => {
    expect(faultsOf('A1 A3 A2', 2)).toEqual([{ kind: 'unknown', people: [1] }]);
  });

  test('more people than a room holds, where the last ones are too many', () => {
    expect(faultsOf('A1 A1 k1 t1 A2', 2, 2)).toEqual([{ kind: 'tooSmall', room: 1, count: 3, people: [2] }]);
  });

  test('a room of minors, and a room where nobody sleeps', () => {
    expect(faultsOf('A1 A1 k2 k3 A3', 3)).toEqual([{ kind: 'withoutAdult', room: 2, people: [2] }]);
    expect(faultsOf('A1 A1 k1', 2)).toEqual([{ kind: 'withoutAdult', room: 2, people: [] }]);
  });
});

describe('who shares a room', () => {
  const members = [{ name: 'Ana', room: 2 }, { name: 'Ben', room: 1 }, { name: 'Cleo' }, { name: 'Dan', room: 2 }];

  test('is listed room by room', () => {
    expect(roomShares(3, members).map(({ room, people }) => [room, people.map(({ name }) => name)])).toEqual([
      [1, ['Ben']],
      [2, ['Ana', 'Dan']],
    ]);
  });

  test('is not listed for one room or none', () => {
    expect([roomShares(1, members), roomShares(0, members)]).toEqual([[], []]);
  });
});

test('someone has no room yet if there are several and none was chosen', () => {
  const members = [
    { name: 'Ana', lodging: 'room' as const, room: 1 },
    { name: 'Ben', lodging: 'room' as const },
    { name: 'Cleo', lodging: 'none' as const },
  ];
  expect(withoutRoom(2, members).map(({ name }) => name)).toEqual(['Ben']);
  expect([withoutRoom(1, members), withoutRoom(0, members)]).toEqual([[], []]);
});

test('a wrong choice of rooms names people by their positions in the party', () => {
  const members = [
    { age: 40, lodging: 'none' as const },
    { age: 45, room: 1 },
    { age: 43, room: 3 },
  ];
  const { faults } = placedSleepers({ ageBands: [...defaultAgeBands] }, 2, members);
  expect(faults).toContainEqual(expect.objectContaining({ kind: 'unknown', people: [2] }));
});

test.each<[name: string, ages: (number | undefined)[], roomCapacity: number | undefined, rooms: number]>([
  ['nobody', [], undefined, 0],
  ['four adults, with the usual capacity', [40, 41, 42, 43], undefined, 1],
  ['five adults, with the usual capacity', [40, 41, 42, 43, 44], undefined, 2],
  ['a family with toddlers, who take no beds', [40, 41, 9, 8, 1, 2], undefined, 1],
  ['someone whose age is not typed yet', [40, 41, 9, 8, undefined], undefined, 2],
  ['adults in rooms for two', [40, 41, 42], 2, 2],
  ['toddlers alone', [1, 2], undefined, 1],
])('the rooms for the night: %s', (_, ages, roomCapacity, rooms) => {
  const event = { ageBands: [...defaultAgeBands], ...(roomCapacity !== undefined && { roomCapacity }) };
  expect(roomsNeeded(event, ages)).toBe(rooms);
});

test('toddlers without a bed are placed last, so that full rooms are not refused', () => {
  const members = [40, 41, 3, 3, 3, 9, 9, 9, 9, 9, 9].map((age) => ({ age }));
  expect(placedSleepers({ ageBands: [...defaultAgeBands] }, 2, members).faults).toEqual([]);
});

test('an adult goes to the room that lacks one before the room with a free bed', () => {
  expect(place('k2 k2 A1 A', 2, 2)).toBe('2 2 1 2');
});
