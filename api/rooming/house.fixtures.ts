import { defaultAgeBands, ageBandOf } from '../people/rules.ts';
import type { Room, RoomingPerson } from './rules.ts';

type Wanted = RoomingPerson['wantedRoommate'];

/** Builds a room in use, with two single beds. */
export function buildRoom(id: string, overrides: Partial<Room> = {}): Room {
  return {
    id,
    version: 0,
    house: 'Casa Emaús',
    name: id,
    beds: ['single', 'single'],
    isStepFree: false,
    hasBath: false,
    isOutOfService: false,
    isShared: false,
    ...overrides,
  };
}

/** Builds a 40-year-old woman without a bed. */
export function buildPerson(id: string, overrides: Partial<RoomingPerson> = {}): RoomingPerson {
  const age = overrides.age ?? 40;
  return {
    id,
    registrationId: 'party',
    reference: 'AAAA',
    firstName: id,
    lastName: 'Núñez',
    age,
    band: ageBandOf(defaultAgeBands, age),
    gender: 'female',
    ...overrides,
  };
}

/** Assigns a person to a room. */
export function inRoom(person: RoomingPerson, roomId: string, space?: number): RoomingPerson {
  return {
    ...person,
    placement: { roomId, ...(space !== undefined && { space }), isPinned: false, isByHand: true },
  };
}

/** Generates numbers from 0 to 1 that look random but are the same each time. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** Builds a house with sixty rooms, and two hundred people in families, couples, pairs of friends, and alone. */
export function buildHouse(seed: number): { rooms: Room[]; people: RoomingPerson[] } {
  const next = numbersFrom(seed);
  const pick = <Item>(items: readonly [Item, ...Item[]]) => items[Math.floor(next() * items.length)] ?? items[0];
  const rooms = Array.from({ length: 60 }, (_, index) =>
    buildRoom(String(index + 1), {
      house: index < 40 ? 'Casa Emaús' : 'Casa Betania',
      floor: String(Math.floor(index / 10)),
      beds: pick([
        ['single', 'single'],
        ['double', 'bunk'],
        ['double', 'single', 'crib'],
        ['bunk', 'bunk'],
        ['bunk', 'bunk', 'bunk', 'single'],
      ]),
      // Both houses have rooms at ground level.
      isStepFree: index % 40 < 10,
      isOutOfService: next() < 0.05,
      isShared: next() < 0.2,
    }),
  );
  const people: RoomingPerson[] = [];
  for (let party = 0; people.length < 200; party += 1) {
    const of = { registrationId: `party ${String(party)}`, reference: `R${String(party).padStart(4, '0')}` };
    const ages = pick([[41], [35, 36], [38, 40, 9], [33, 35, 2, 7], [50, 15, 16], [29, 1], [70, 68, 44, 12, 4]]);
    for (const [index, age] of ages.entries()) {
      const id = `${of.reference} ${String(index)}`;
      const gender = pick(['female', 'male', undefined] as const);
      const friend = people.length > 20 && ages.length === 1 && next() < 0.5 ? pick(people as [RoomingPerson]) : null;
      const wantedRoommate: Wanted = friend ? { firstName: friend.firstName, lastName: friend.lastName } : undefined;
      const person = buildPerson(id, { ...of, age });
      const { gender: _, ...rest } = person;
      people.push({
        ...rest,
        ...(gender && { gender }),
        ...(wantedRoommate && { wantedRoommate }),
        ...(age >= 68 && { needsStepFree: true as const }),
      });
    }
  }
  return { rooms, people };
}
