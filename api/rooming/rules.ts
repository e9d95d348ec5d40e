import type { components } from '#contract/schema';
import { isMinor } from '../people/rules.ts';
import { foldName } from '../platform/text/rules.ts';

type Schemas = components['schemas'];
export type Room = Schemas['Room'];
export type RoomingPerson = Schemas['RoomingPerson'];
type BedKind = Schemas['BedKind'];

/** Part of a bed for one person. */
export interface BedSpace {
  /** From 1, in the order of the beds. */
  readonly space: number;
  /** Which bed it is part of, from 1. */
  readonly bed: number;
  readonly kind: BedKind;
}

/** How many people each kind of bed is for. */
const spacesOf: Readonly<Record<BedKind, number>> = { single: 1, double: 2, bunk: 2, crib: 1 };

/** The bed spaces of a room. */
export function bedSpaces(beds: readonly BedKind[]): BedSpace[] {
  const all = beds.flatMap((kind, index) => Array.from({ length: spacesOf[kind] }, () => ({ bed: index + 1, kind })));
  return all.map((space, index) => ({ space: index + 1, ...space }));
}

/** Toddlers may share a bed, and nobody else sleeps in a crib. */
export function isToddler({ band }: Pick<RoomingPerson, 'band'>): boolean {
  return band === 'toddler';
}

/** The people who sleep in a room. */
export function occupantsOf(people: readonly RoomingPerson[], roomId: string): RoomingPerson[] {
  return people.filter(({ placement }) => placement?.roomId === roomId);
}

/** How many people older than toddlers a room has beds for. */
export function capacityOf({ beds }: Pick<Room, 'beds'>): number {
  return bedSpaces(beds).filter(({ kind }) => kind !== 'crib').length;
}

/** The reason why people cannot be assigned to a room. */
export interface Refusal {
  readonly reason: 'noBed' | 'outOfService' | 'notShared' | 'otherGender' | 'unknownGender' | 'pinned' | 'spaceTaken';
  /** The person concerned, if it is only one. */
  readonly memberId?: string;
}

/** The bed space of each person in a room; undefined for a toddler who shares a bed. */
export type Spaces = ReadonlyMap<string, number | undefined>;

function isOfSeveralParties(people: readonly RoomingPerson[]): boolean {
  return new Set(people.map(({ registrationId }) => registrationId)).size > 1;
}

/**
 * Returns why these people may not share a room: different parties share one only if staff allow it, and then only people of one
 * gender.
 */
function sharingFault(room: Pick<Room, 'isShared'>, people: readonly RoomingPerson[]): Refusal | undefined {
  if (!isOfSeveralParties(people)) return undefined;
  if (!room.isShared) return { reason: 'notShared' };
  const unknown = people.find(({ gender }) => gender === undefined);
  if (unknown) return { reason: 'unknownGender', memberId: unknown.id };
  return new Set(people.map(({ gender }) => gender)).size > 1 ? { reason: 'otherGender' } : undefined;
}

/**
 * Takes the free space that suits someone best: a crib for a toddler, and for everyone else a bed that is not shared with another
 * party, and the bed of a toddler only if there is no other.
 */
function takeSpace(
  free: BedSpace[],
  person: RoomingPerson,
  bedfellows: (bed: number) => readonly RoomingPerson[],
  ofToddlers: ReadonlySet<number | undefined>,
): number | undefined {
  const suits = ({ space, kind, bed }: BedSpace) => {
    if (isToddler(person)) return kind === 'crib' ? 0 : 1;
    if (ofToddlers.has(space)) return 2;
    return bedfellows(bed).some(({ registrationId }) => registrationId !== person.registrationId) ? 1 : 0;
  };
  const usable = free.filter(({ kind }) => isToddler(person) || kind !== 'crib');
  const [best] = usable.toSorted((one, other) => suits(one) - suits(other) || one.space - other.space);
  if (best) free.splice(free.indexOf(best), 1);
  return best?.space;
}

/**
 * Returns the bed spaces of everyone in a room after more people are added. A toddler gives up a bed to someone older and shares
 * one.
 * @param wanted the space that a single newcomer should get
 */
export function assignSpaces(
  room: Room,
  occupants: readonly RoomingPerson[],
  newcomers: readonly RoomingPerson[],
  wanted?: number,
): Spaces | Refusal {
  if (room.isOutOfService) return { reason: 'outOfService' };
  const everyone = [...occupants, ...newcomers];
  const fault = sharingFault(room, everyone);
  if (fault) return fault;
  const all = bedSpaces(room.beds);
  const spaces = new Map<string, number | undefined>();
  const sleepers = new Map(everyone.map((person) => [person.id, person]));
  for (const person of occupants) {
    if (!isToddler(person)) spaces.set(person.id, person.placement?.space);
  }
  const free = all.filter(({ space }) => ![...spaces.values()].includes(space));
  const ofToddlers = new Set(occupants.filter(isToddler).map(({ placement }) => placement?.space));
  const bedfellows = (bed: number) =>
    [...spaces].flatMap(([id, space]) => {
      const person = sleepers.get(id);
      return person && all.some((one) => one.space === space && one.bed === bed) ? [person] : [];
    });
  const [first] = newcomers;
  if (wanted !== undefined && first) {
    const chosen = free.find(({ space }) => space === wanted);
    if (!chosen || (chosen.kind === 'crib' && !isToddler(first))) return { reason: 'spaceTaken', memberId: first.id };
    free.splice(free.indexOf(chosen), 1);
    spaces.set(first.id, wanted);
  }
  for (const person of newcomers.filter((one) => !isToddler(one) && !spaces.has(one.id))) {
    const space = takeSpace(free, person, bedfellows, ofToddlers);
    if (space === undefined) return { reason: 'noBed', memberId: person.id };
    spaces.set(person.id, space);
  }
  // Toddlers keep the bed they have while nobody older needs it.
  const toddlers = everyone.filter((person) => isToddler(person) && !spaces.has(person.id));
  for (const person of toddlers) {
    const kept = free.find(({ space }) => space === person.placement?.space && person.placement.roomId === room.id);
    if (kept) free.splice(free.indexOf(kept), 1);
    spaces.set(person.id, kept?.space);
  }
  for (const person of toddlers.filter(({ id }) => spaces.get(id) === undefined))
    spaces.set(person.id, takeSpace(free, person, bedfellows, ofToddlers));
  return everyone.some((person) => !isToddler(person)) || [...spaces.values()].every((space) => space !== undefined)
    ? spaces
    : { reason: 'noBed' };
}

/** A problem with an arrangement. It is shown but does not block anything. */
export interface RoomingProblem {
  readonly kind:
    | 'withoutAdult'
    | 'stairs'
    | 'notShared'
    | 'mixed'
    | 'outOfService'
    | 'withoutBed'
    | 'inCrib'
    | 'sharesDouble'
    | 'apart'
    | 'roommateApart'
    | 'sharesBed';
  /** Missing if the people are in several rooms. */
  readonly roomId?: string;
  readonly memberIds: readonly string[];
}

const serious: ReadonlySet<RoomingProblem['kind']> = new Set([
  'withoutAdult',
  'stairs',
  'notShared',
  'mixed',
  'outOfService',
  'withoutBed',
  'inCrib',
]);

/** Whether a problem must be solved before people arrive. */
export function isSerious({ kind }: RoomingProblem): boolean {
  return serious.has(kind);
}

const idsOf = (people: readonly RoomingPerson[]) => people.map(({ id }) => id);

/** Returns the people under 18 in a room without someone aged 18 or over from their own party. */
export function withoutAdult(inside: readonly RoomingPerson[]): RoomingPerson[] {
  const guarded = new Set(inside.filter(({ age }) => !isMinor(age)).map(({ registrationId }) => registrationId));
  return inside.filter(({ age, registrationId }) => isMinor(age) && !guarded.has(registrationId));
}

/** Returns the people who asked for a room without stairs and do not have one here. */
export function facingStairs({ isStepFree }: Pick<Room, 'isStepFree'>, inside: readonly RoomingPerson[]) {
  return isStepFree ? [] : inside.filter(({ needsStepFree = false }) => needsStepFree);
}

function roomProblems(room: Room, inside: readonly RoomingPerson[]): RoomingProblem[] {
  if (inside.length === 0) return [];
  const { id: roomId } = room;
  const alone = withoutAdult(inside);
  const upstairs = facingStairs(room, inside);
  const fault = sharingFault(room, inside);
  const spaces = new Map(bedSpaces(room.beds).map(({ space, bed, kind }) => [space, { bed, kind }]));
  const inDoubles = new Map<number, RoomingPerson[]>();
  for (const person of inside) {
    const space = spaces.get(person.placement?.space ?? 0);
    if (space?.kind === 'double') inDoubles.set(space.bed, [...(inDoubles.get(space.bed) ?? []), person]);
  }
  const withoutSpace = inside.filter(({ placement }) => placement?.space === undefined);
  const sharing = withoutSpace.filter(isToddler);
  // Their age was corrected, or the event's dates changed, after they were placed as toddlers.
  const bedless = withoutSpace.filter((person) => !isToddler(person));
  const inCribs = inside.filter(
    (person) => !isToddler(person) && spaces.get(person.placement?.space ?? 0)?.kind === 'crib',
  );
  return [
    ...(room.isOutOfService ? [{ kind: 'outOfService', roomId, memberIds: idsOf(inside) } as const] : []),
    ...(alone.length > 0 ? [{ kind: 'withoutAdult', roomId, memberIds: idsOf(alone) } as const] : []),
    ...(upstairs.length > 0 ? [{ kind: 'stairs', roomId, memberIds: idsOf(upstairs) } as const] : []),
    ...(fault
      ? [{ kind: fault.reason === 'notShared' ? 'notShared' : 'mixed', roomId, memberIds: idsOf(inside) } as const]
      : []),
    ...(bedless.length > 0 ? [{ kind: 'withoutBed', roomId, memberIds: idsOf(bedless) } as const] : []),
    ...(inCribs.length > 0 ? [{ kind: 'inCrib', roomId, memberIds: idsOf(inCribs) } as const] : []),
    ...[...inDoubles.values()]
      .filter(isOfSeveralParties)
      .map((people) => ({ kind: 'sharesDouble', roomId, memberIds: idsOf(people) }) as const),
    ...(sharing.length > 0 ? [{ kind: 'sharesBed', roomId, memberIds: idsOf(sharing) } as const] : []),
  ];
}

/** Returns a key of the people who share one of their party's rooms and stay together. */
export function familyKey({ registrationId, partyRoom }: RoomingPerson): string {
  return `${registrationId} ${String(partyRoom ?? 1)}`;
}

/** Groups people by a key, in their order. */
export function groupPeople(
  people: readonly RoomingPerson[],
  keyOf: (person: RoomingPerson) => string,
): Map<string, RoomingPerson[]> {
  const groups = new Map<string, RoomingPerson[]>();
  for (const person of people) {
    const group = groups.get(keyOf(person));
    if (group) group.push(person);
    else groups.set(keyOf(person), [person]);
  }
  return groups;
}

/** Returns the roommate that each person named, if exactly one person in another party has that name. */
export function roommatesOf(people: readonly RoomingPerson[]): Map<string, RoomingPerson> {
  const byName = groupPeople(people, foldName);
  const found = new Map<string, RoomingPerson>();
  for (const person of people) {
    if (!person.wantedRoommate) continue;
    const named = (byName.get(foldName(person.wantedRoommate)) ?? []).filter(
      ({ registrationId }) => registrationId !== person.registrationId,
    );
    const [roommate] = named;
    if (roommate && named.length === 1) found.set(person.id, roommate);
  }
  return found;
}

/** Returns all problems, room by room, then those that concern several rooms. */
export function roomingProblems(rooms: readonly Room[], people: readonly RoomingPerson[]): RoomingProblem[] {
  const byRoom = groupPeople(people, ({ placement }) => placement?.roomId ?? '');
  const placed = people.filter(({ placement }) => placement !== undefined);
  const apart = [...groupPeople(placed, familyKey).values()].filter(
    (family) => new Set(family.map(({ placement }) => placement?.roomId)).size > 1,
  );
  const roommates = roommatesOf(people);
  const parted = placed.filter(({ id, placement }) => {
    const other = roommates.get(id)?.placement;
    return other !== undefined && other.roomId !== placement?.roomId;
  });
  return [
    ...rooms.flatMap((room) => roomProblems(room, byRoom.get(room.id) ?? [])),
    ...apart.map((family) => ({ kind: 'apart', memberIds: idsOf(family) }) as const),
    ...parted.map((person) => {
      const other = roommates.get(person.id);
      return { kind: 'roommateApart', memberIds: idsOf(other ? [person, other] : [person]) } as const;
    }),
  ];
}
