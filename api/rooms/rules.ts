import type { components } from '#contract/schema';
import { ageBandOf, isActive, isMinor } from '../people/rules.ts';

/** How many people a room holds if the event does not say; toddlers do not count. */
export const defaultRoomCapacity = 4;

/** A person of a party who stays the night in one of its rooms. */
export interface Sleeper {
  /** Whether the person counts as the adult that each room needs. */
  readonly isAdult: boolean;
  /** Whether they count toward the room's capacity. */
  readonly takesBed: boolean;
  /** The group that is assigned to rooms first, from 0. */
  readonly order: number;
  /** The room that was chosen, from 1. */
  readonly chosen?: number | undefined;
}

/** The reason why people cannot sleep as they chose; people by position in the given list. */
export type RoomFault =
  | { readonly kind: 'unknown'; readonly people: readonly number[] }
  | {
      readonly kind: 'tooSmall';
      readonly room: number;
      /** How many count toward its capacity. */
      readonly count: number;
      /** The people beyond the capacity, in the order of the party. */
      readonly people: readonly number[];
    }
  | { readonly kind: 'withoutAdult'; readonly room: number; readonly people: readonly number[] };

/** How full a room is during the assignment. */
interface Load {
  people: number;
  beds: number;
  hasAdult: boolean;
}

function addTo(load: Load | undefined, { isAdult, takesBed }: Sleeper): void {
  if (!load) return;
  load.people += 1;
  if (takesBed) load.beds += 1;
  if (isAdult) load.hasAdult = true;
}

/**
 * Returns the room where one more person fits best: one that lacks an adult, then one with a free bed, then the one with the fewest
 * people.
 */
function bestRoom(loads: readonly Load[], { isAdult, takesBed }: Sleeper, capacity: number): number {
  const costs = loads.map(({ people, beds, hasAdult }) => {
    const isFull = takesBed && beds >= capacity;
    return (isAdult && !hasAdult ? 0 : 2_000_000) + (isFull ? 1_000_000 : 0) + people;
  });
  return costs.indexOf(Math.min(...costs)) + 1;
}

/**
 * Returns the room of each person, from 1: the chosen one, and for everyone else a proposal that keeps neighbors in the list
 * together and spreads people evenly, with an adult in every room if there are enough.
 */
export function placeInRooms(sleepers: readonly Sleeper[], rooms: number, capacity: number): number[] {
  const loads = Array.from({ length: rooms }, (): Load => ({ people: 0, beds: 0, hasAdult: false }));
  const placed = new Map<Sleeper, number>();
  for (const sleeper of sleepers) {
    if (sleeper.chosen === undefined) continue;
    placed.set(sleeper, sleeper.chosen);
    addTo(loads[sleeper.chosen - 1], sleeper);
  }
  const free = sleepers.filter(({ chosen }) => chosen === undefined);
  for (const order of [...new Set(free.map((sleeper) => sleeper.order))].sort((one, other) => one - other)) {
    const group = free.filter((sleeper) => sleeper.order === order);
    // First decide how many of them each room gets, then who: neighbors in the list stay together.
    const places = group.map((sleeper) => {
      const room = bestRoom(loads, sleeper, capacity);
      addTo(loads[room - 1], sleeper);
      return room;
    });
    places.sort((one, other) => one - other);
    for (const [index, sleeper] of group.entries()) placed.set(sleeper, places[index] ?? 1);
  }
  return sleepers.map((sleeper) => placed.get(sleeper) ?? 1);
}

/** Returns the errors in the rooms in which people sleep. */
export function roomFaults(
  sleepers: readonly Sleeper[],
  placed: readonly number[],
  rooms: number,
  capacity: number,
): RoomFault[] {
  const positions = placed.map((_, position) => position);
  const unknown = positions.filter((position) => (placed[position] ?? 0) > rooms);
  const faults = Array.from({ length: rooms }, (_, index): RoomFault[] => {
    const room = index + 1;
    const inside = positions.filter((position) => placed[position] === room);
    const inBeds = inside.filter((position) => sleepers[position]?.takesBed);
    return [
      ...(inBeds.length > capacity
        ? [{ kind: 'tooSmall', room, count: inBeds.length, people: inBeds.slice(capacity) } as const]
        : []),
      ...(inside.some((position) => sleepers[position]?.isAdult)
        ? []
        : [{ kind: 'withoutAdult', room, people: inside } as const]),
    ];
  });
  return [...(unknown.length > 0 ? [{ kind: 'unknown', people: unknown } as const] : []), ...faults.flat()];
}

/** Adults are assigned first, then young adults, then other people of 18 or over, then minors, and toddlers last. */
const orders: Readonly<Record<components['schemas']['AgeBandName'], readonly [ofAge: number, minor: number]>> = {
  adult: [0, 3],
  youngAdult: [1, 3],
  teen: [2, 3],
  child: [2, 3],
  toddler: [2, 4],
};

/** Whether someone of this age band counts toward the capacity of a room. */
function takesBed(band: components['schemas']['AgeBandName']): boolean {
  return band !== 'toddler';
}

/** Returns how many rooms people of these ages need for the night. Someone whose age is not known takes a bed. */
export function roomsNeeded(
  { ageBands, roomCapacity = defaultRoomCapacity }: Pick<components['schemas']['Event'], 'ageBands' | 'roomCapacity'>,
  ages: readonly (number | undefined)[],
): number {
  const inBeds = ages.filter((age) => age === undefined || takesBed(ageBandOf(ageBands, age)));
  return ages.length === 0 ? 0 : Math.max(1, Math.ceil(inBeds.length / roomCapacity));
}

/** Someone who stays the night, with the chosen or proposed room. */
export interface PlacedSleeper extends Sleeper {
  /** The position in the list of members. */
  readonly index: number;
  /** From 1. */
  readonly room: number;
}

/** Returns who sleeps in which of a party's rooms, and the errors in that; people by position in the party. */
export function placedSleepers(
  event: Pick<components['schemas']['Event'], 'ageBands' | 'roomCapacity'>,
  rooms: number,
  members: readonly Pick<components['schemas']['QuoteMember'], 'age' | 'lodging' | 'room' | 'deleted'>[],
): { readonly sleepers: readonly PlacedSleeper[]; readonly faults: readonly RoomFault[]; readonly capacity: number } {
  const capacity = event.roomCapacity ?? defaultRoomCapacity;
  const staying = members.flatMap((member, index) => {
    if (!isActive(member) || rooms === 0 || member.lodging === 'none') return [];
    const band = ageBandOf(event.ageBands, member.age);
    const isAdult = !isMinor(member.age);
    const order = orders[band][isAdult ? 0 : 1];
    return [{ index, isAdult, takesBed: takesBed(band), order, chosen: member.room }];
  });
  const placed = placeInRooms(staying, rooms, capacity);
  return {
    capacity,
    sleepers: staying.map((sleeper, position) => ({ ...sleeper, room: placed[position] ?? 1 })),
    faults: roomFaults(staying, placed, rooms, capacity).map((fault) => ({
      ...fault,
      people: fault.people.flatMap((position) => staying[position]?.index ?? []),
    })),
  };
}

/** Returns the room of each member of a party; undefined for someone who does not stay the night. */
export function roomsOf(...party: Parameters<typeof placedSleepers>): (number | undefined)[] {
  const rooms = new Map(placedSleepers(...party).sleepers.map(({ index, room }) => [index, room]));
  return party[2].map((_, index) => rooms.get(index));
}

/** People who share one of their party's rooms. */
export interface RoomShare<Person> {
  /** From 1. */
  readonly room: number;
  readonly people: readonly Person[];
}

/** Returns who shares each room, room by room; empty for a party with one room or none, which has no choice. */
export function roomShares<Person extends { readonly room?: number | undefined }>(
  rooms: number,
  members: readonly Person[],
): RoomShare<Person>[] {
  if (rooms < 2) return [];
  return Array.from({ length: rooms }, (_, index) => ({
    room: index + 1,
    people: members.filter(({ room }) => room === index + 1),
  })).filter(({ people }) => people.length > 0);
}

/**
 * Returns the people who stay the night in one of several rooms but have none assigned, because they registered before rooms could
 * be chosen.
 */
export function withoutRoom<Person extends Pick<components['schemas']['RegisteredMember'], 'room' | 'lodging'>>(
  rooms: number,
  members: readonly Person[],
): Person[] {
  return rooms < 2 ? [] : members.filter(({ room, lodging }) => lodging === 'room' && room === undefined);
}
