import { describe, expect, test } from 'vitest';
import { buildPerson, buildRoom, inRoom } from './house.fixtures.ts';
import { assignSpaces, bedSpaces, capacityOf, isSerious, roomingProblems, roommatesOf } from './rules.ts';
import type { RoomingPerson } from './rules.ts';

const room = buildRoom('1', { beds: ['double', 'single', 'crib'] });
const other = { registrationId: 'other' };
const kinds = (people: readonly RoomingPerson[], rooms = [room]) =>
  roomingProblems(rooms, people).map(({ kind }) => kind);

test('a double bed and a bunk bed are for two, and a crib is only for toddlers', () => {
  expect(bedSpaces(['bunk', 'single', 'crib']).map(({ space, bed, kind }) => [space, bed, kind])).toEqual([
    [1, 1, 'bunk'],
    [2, 1, 'bunk'],
    [3, 2, 'single'],
    [4, 3, 'crib'],
  ]);
  expect(capacityOf(room)).toBe(3);
});

describe('the beds of a room', () => {
  const adults = ['a', 'b', 'c'].map((id) => buildPerson(id));
  const toddlers = ['x', 'y'].map((id) => buildPerson(id, { age: 2 }));

  test('are given in order, the crib to a toddler, and a second toddler shares', () => {
    expect(assignSpaces(room, [], [...toddlers, ...adults])).toEqual(
      new Map([
        ['a', 1],
        ['b', 2],
        ['c', 3],
        ['x', 4],
        ['y', undefined],
      ]),
    );
  });

  test('are given up by a toddler for someone older', () => {
    const [a, b, c] = adults as [RoomingPerson, RoomingPerson, RoomingPerson];
    const [x, y] = toddlers as [RoomingPerson, RoomingPerson];
    const inside = [inRoom(a, '1', 1), inRoom(b, '1', 2), inRoom(x, '1', 4), inRoom(y, '1', 3)];
    const spaces = assignSpaces(room, inside, [c]);
    expect(spaces).toEqual(expect.objectContaining({ size: 5 }));
    expect(spaces instanceof Map && [spaces.get('c'), spaces.get('x'), spaces.get('y')]).toEqual([3, 4, undefined]);
  });

  test('of a toddler are given to someone older only if no other is free, not even half of a stranger’s double', () => {
    const [toddler] = toddlers as [RoomingPerson];
    const inside = [inRoom({ ...toddler, gender: 'female' }, '1', 3), inRoom(buildPerson('a'), '1', 1)];
    const spaces = assignSpaces({ ...room, isShared: true }, inside, [buildPerson('o', other)]);
    expect(spaces instanceof Map && [spaces.get('x'), spaces.get('o')]).toEqual([3, 2]);
  });

  test('of which the crib comes first for a toddler, although beds are free', () => {
    const [toddler] = toddlers as [RoomingPerson];
    expect(assignSpaces(room, [], [toddler])).toEqual(new Map([['x', 4]]));
  });

  test('are chosen again for a toddler who comes from another room', () => {
    const [toddler] = toddlers as [RoomingPerson];
    expect(assignSpaces(room, [], [inRoom(toddler, '2', 1)])).toEqual(new Map([['x', 4]]));
  });

  test.each([
    ['too many', {}, [...adults, buildPerson('d')], 'noBed'],
    ['out of service', { isOutOfService: true }, adults, 'outOfService'],
    ['of two parties', {}, [buildPerson('a'), buildPerson('o', other)], 'notShared'],
    [
      'of two parties and genders',
      { isShared: true },
      [buildPerson('a'), buildPerson('o', { ...other, gender: 'male' })],
      'otherGender',
    ],
    ['only toddlers, more than beds', { beds: ['crib' as const] }, toddlers, 'noBed'],
  ])('are refused: %s', (_, overrides, people, reason) => {
    expect(assignSpaces({ ...room, ...overrides }, [], people)).toMatchObject({ reason });
  });

  test('are refused to someone of unknown gender in a room with another party', () => {
    const { gender: _, ...unknown } = buildPerson('o', other);
    expect(assignSpaces({ ...room, isShared: true }, [inRoom(buildPerson('a'), '1', 1)], [unknown])).toEqual({
      reason: 'unknownGender',
      memberId: 'o',
    });
  });

  test('can be chosen, unless someone has it or it is a crib', () => {
    const inside = [inRoom(buildPerson('a'), '1', 1)];
    const choose = (space: number) => assignSpaces(room, inside, [buildPerson('b')], space);
    expect(choose(3)).toEqual(
      new Map([
        ['a', 1],
        ['b', 3],
      ]),
    );
    expect([choose(1), choose(4), choose(9)]).toEqual(Array(3).fill({ reason: 'spaceTaken', memberId: 'b' }));
  });

  test('of a double are not shared by parties while another bed is free', () => {
    const shared = { ...room, isShared: true };
    const spaces = assignSpaces(shared, [inRoom(buildPerson('a'), '1', 1)], [buildPerson('o', other)]);
    expect(spaces).toEqual(
      new Map([
        ['a', 1],
        ['o', 3],
      ]),
    );
  });
});

describe('undesirable arrangements are shown', () => {
  const mother = inRoom(buildPerson('mother'), '1', 1);
  const child = inRoom(buildPerson('child', { age: 9 }), '1', 2);
  const stranger = inRoom(buildPerson('stranger', other), '1', 3);
  const two = [room, buildRoom('2')];

  test.each<[string, RoomingPerson[], string[]]>([
    ['a family', [mother, child], []],
    ['a child alone', [child], ['withoutAdult']],
    ['a child with a stranger', [child, stranger], ['withoutAdult', 'notShared']],
    ['a family in two rooms', [mother, inRoom(child, '2', 1)], ['withoutAdult', 'apart']],
    ['two of the party’s rooms', [mother, inRoom({ ...child, age: 20, partyRoom: 2 }, '2', 1)], []],
    [
      'someone without a chosen room, who counts in the first',
      [mother, inRoom({ ...child, age: 20, partyRoom: 1 }, '2', 1)],
      ['apart'],
    ],
    ['a toddler who shares', [mother, inRoom(buildPerson('x', { age: 1 }), '1')], ['sharesBed']],
    ['a child who shared as a toddler', [mother, inRoom(buildPerson('x', { age: 6 }), '1')], ['withoutBed']],
    ['a toddler in the crib', [mother, inRoom(buildPerson('x', { age: 2 }), '1', 4)], []],
    [
      'a child who was a toddler when the crib was assigned',
      [mother, inRoom({ ...child, age: 3 }, '1', 4)],
      ['inCrib'],
    ],
  ])('%s', (_, people, expected) => {
    expect(kinds(people, two)).toEqual(expected);
  });

  test('a room with stairs for someone who asked for a room without stairs', () => {
    const ana = buildPerson('a', { needsStepFree: true });
    expect(kinds([inRoom(ana, '1', 1)])).toEqual(['stairs']);
    expect(kinds([inRoom(ana, '1', 1)], [{ ...room, isStepFree: true }])).toEqual([]);
    expect(isSerious({ kind: 'stairs', memberIds: ['a'] })).toBe(true);
    expect(isSerious({ kind: 'inCrib', memberIds: ['a'] })).toBe(true);
    // It is allowed: staff know best where they can help someone.
    expect(assignSpaces(room, [], [ana])).toEqual(new Map([['a', 1]]));
  });

  test('problems that arose later: a room out of service, different genders, a double bed shared with strangers', () => {
    const closed = { ...room, isOutOfService: true, isShared: true };
    const inDouble = inRoom({ ...stranger, gender: 'male' }, '1', 2);
    expect(kinds([mother, inDouble], [closed])).toEqual(['outOfService', 'mixed', 'sharesDouble']);
  });

  test('roommates in different rooms, if exactly one person has the name', () => {
    const wanted = { firstName: 'EVA', lastName: 'nunez' };
    const eva = inRoom(buildPerson('e', { ...other, firstName: 'Eva' }), '2', 1);
    const ana = { ...mother, wantedRoommate: wanted };
    expect(kinds([ana, eva], two)).toEqual(['roommateApart']);
    expect(roommatesOf([ana, eva, { ...eva, id: 'f' }]).size).toBe(0);
  });
});
