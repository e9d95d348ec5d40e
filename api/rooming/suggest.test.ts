import { describe, expect, test } from 'vitest';
import { buildHouse, buildPerson, buildRoom, inRoom } from './house.fixtures.ts';
import { bedSpaces, familyKey, isSerious, isToddler, roomingProblems } from './rules.ts';
import type { Room, RoomingPerson } from './rules.ts';
import { suggestRooms } from './suggest.ts';

describe('ten generated houses', () => {
  test.each(Array.from({ length: 10 }, (_, index) => index + 1))('house %i: no rule is broken, same twice', (seed) => {
    const { rooms, people } = buildHouse(seed);
    const first = suggestRooms(rooms, people);
    expect(suggestRooms(rooms, people)).toEqual(first);
    const problems = roomingProblems(rooms, first.people);
    expect(problems.filter((problem) => isSerious(problem) || problem.kind === 'apart')).toEqual([]);
    for (const room of rooms) {
      const inside = first.people.filter(({ placement }) => placement?.roomId === room.id);
      const taken = inside.flatMap(({ placement }) => placement?.space ?? []);
      expect(new Set(taken).size).toBe(taken.length);
      expect(taken.every((space) => space <= bedSpaces(room.beds).length)).toBe(true);
      expect(inside.filter((person) => !isToddler(person)).every(({ placement }) => placement?.space)).toBe(true);
    }
    // Everyone is in the choices: with a room, or with the reason why there is none.
    expect(first.choices.flatMap(({ memberIds }) => memberIds).toSorted()).toEqual(
      people.map(({ id }) => id).toSorted(),
    );
    expect(first.people.filter(({ placement }) => placement).length).toBeGreaterThan(100);
  });

  test('does not move anyone who has a bed', () => {
    const { rooms, people } = buildHouse(11);
    const half = suggestRooms(rooms, people.slice(0, 100)).people;
    const { people: after } = suggestRooms(rooms, [...half, ...people.slice(100)]);
    const bedOf = ({ placement }: (typeof after)[number]) => placement && [placement.roomId, placement.space];
    expect(after.slice(0, 100).map(bedOf)).toEqual(
      half.map((person, index) => bedOf(person) ?? bedOf(after[index] ?? person)),
    );
  });
});

describe('a toddler in the lowest bed of a room', () => {
  const toddler = (over: Partial<NonNullable<RoomingPerson['placement']>>) => {
    const person = inRoom(buildPerson('toddler', { age: 2 }), 'family', 1);
    return { ...person, placement: { roomId: 'family', space: 1, isPinned: false, isByHand: false, ...over } };
  };
  const father = buildPerson('father');
  const bedsOf = (beds: Room['beds'], inside: RoomingPerson[]) =>
    suggestRooms([buildRoom('family', { beds })], [...inside, father]).people.map(({ placement }) => placement?.space);
  const mother = inRoom(buildPerson('mother'), 'family', 2);

  test.each([{ isByHand: true }, { isPinned: true }, {}])('keeps it while another bed is free (%o)', (over) => {
    expect(bedsOf(['single', 'single'], [toddler(over)])).toEqual([1, 2]);
  });

  test('shares a bed if there is no other for someone older, unless staff placed or pinned it there', () => {
    expect(bedsOf(['single', 'single'], [toddler({}), mother])).toEqual([undefined, 2, 1]);
    expect(bedsOf(['single', 'single'], [toddler({ isByHand: true }), mother])).toEqual([1, 2, undefined]);
    expect(bedsOf(['single', 'single'], [toddler({ isPinned: true }), mother])).toEqual([1, 2, undefined]);
  });
});

describe('a choice is explained', () => {
  const rooms = [
    buildRoom('large', { beds: ['bunk', 'bunk'] }),
    buildRoom('small'),
    buildRoom('dormitory', { beds: ['bunk', 'bunk', 'bunk'], isShared: true }),
  ];
  const reasons = (...people: ReturnType<typeof buildPerson>[]) =>
    suggestRooms(rooms, people).choices.map(({ roomId, reason }) => [reason, roomId]);

  test('by the smallest room that has a bed for each', () => {
    expect(reasons(buildPerson('a'), buildPerson('b'))).toEqual([['fits', 'small']]);
    expect(reasons(buildPerson('a'), buildPerson('b'), buildPerson('c'))).toEqual([['fits', 'large']]);
  });

  test('by others of the party on the same floor, although a room elsewhere is smaller', () => {
    const house = [
      buildRoom('taken', { floor: '2' }),
      buildRoom('large', { floor: '2', beds: ['bunk', 'bunk'] }),
      buildRoom('small', { floor: '1', beds: ['single'] }),
    ];
    const [ana, eva] = [buildPerson('Ana', { partyRoom: 1 }), buildPerson('Eva', { partyRoom: 2 })];
    expect(suggestRooms(house, [inRoom(ana, 'taken', 1), eva]).choices).toMatchObject([
      { roomId: 'large', reason: 'near' },
    ]);
  });

  test('by the family that is there already', () => {
    expect(reasons(inRoom(buildPerson('a'), 'large', 1), buildPerson('child', { age: 8 }))).toEqual([
      ['withParty', 'large'],
    ]);
  });

  test('by the roommate, where parties may share', () => {
    const ana = buildPerson('Ana', { wantedRoommate: { firstName: 'Eva', lastName: 'Núñez' } });
    const eva = buildPerson('Eva', { registrationId: 'other', reference: 'BBBB' });
    expect(reasons(ana, eva)).toEqual([['withRoommate', 'dormitory']]);
    expect(familyKey(ana)).not.toBe(familyKey(eva));
  });

  test('and people who asked for a room without stairs come first, with their family; others leave such a room to them', () => {
    const house = [
      buildRoom('flat', { isStepFree: true }),
      buildRoom('up'),
      buildRoom('attic', { beds: ['bunk', 'bunk'] }),
    ];
    const [ana, eva] = [buildPerson('Ana', { needsStepFree: true }), buildPerson('Eva')];
    const others = ['x', 'y', 'z'].map((id) => buildPerson(id, { registrationId: 'other', reference: 'A' }));
    const alone = buildPerson('lone', { registrationId: 'lone', reference: 'B' });
    const late = buildPerson('late', { registrationId: 'late', reference: 'C', needsStepFree: true });
    expect(
      suggestRooms(house, [...others, alone, ana, eva]).choices.map(({ roomId, reason }) => [reason, roomId]),
    ).toEqual([
      ['stepFree', 'flat'],
      ['fits', 'attic'],
      ['fits', 'up'],
    ]);
    expect(suggestRooms(house, [alone]).choices).toMatchObject([{ roomId: 'up' }]);
    expect(suggestRooms(house, [ana, eva, late]).choices).toMatchObject([
      { roomId: 'flat', reason: 'stepFree' },
      { memberIds: ['late'], reason: 'noStepFree' },
    ]);
  });

  test('and it says why there is no room', () => {
    const seven = Array.from({ length: 7 }, (_, index) => buildPerson(String(index)));
    expect(reasons(...seven)).toEqual([['noRoom', undefined]]);
    expect(reasons(buildPerson('child', { age: 8 }))).toEqual([['noAdult', undefined]]);
  });
});
