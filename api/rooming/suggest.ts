import type { components } from '#contract/schema';
import {
  assignSpaces,
  capacityOf,
  facingStairs,
  familyKey,
  groupPeople,
  isToddler,
  occupantsOf,
  roommatesOf,
  withoutAdult,
} from './rules.ts';
import type { Room, RoomingPerson, Spaces } from './rules.ts';

type Choice = components['schemas']['RoomingChoice'];

/** People who belong in one room: the people of one of a party's rooms, with the roommates they named. */
type Group = readonly RoomingPerson[];

/** The outcome of a suggestion: where everyone sleeps afterwards, and why. */
interface Suggestion {
  readonly people: readonly RoomingPerson[];
  readonly choices: readonly Choice[];
}

const needsStepFree = (group: Group) => group.some((person) => person.needsStepFree);

/**
 * Sorts groups that asked for a room without stairs first, then larger groups, then by reference, so that the same people always
 * come in the same order.
 */
function inOrder(one: Group, other: Group): number {
  const needs = (group: Group) => group.filter((person) => !isToddler(person)).length;
  const key = ([first]: Group) => (first ? `${first.reference} ${familyKey(first)}` : '');
  if (needsStepFree(one) !== needsStepFree(other)) return needsStepFree(one) ? -1 : 1;
  if (needs(one) !== needs(other)) return needs(other) - needs(one);
  return key(one) < key(other) ? -1 : 1;
}

/** Whether someone here whom staff placed by hand, or pinned, would lose their bed. */
function movesPlaced(occupants: Group, spaces: Spaces): boolean {
  return occupants.some(
    ({ id, placement }) =>
      placement?.space !== undefined &&
      (placement.isByHand || placement.isPinned) &&
      spaces.get(id) !== placement.space,
  );
}

/** Returns the rooms where a group fits, better rooms first. */
function candidates(rooms: readonly Room[], people: readonly RoomingPerson[], group: Group) {
  const [first] = group;
  return rooms
    .map((room) => {
      const occupants = occupantsOf(people, room.id);
      const spaces = assignSpaces(room, occupants, group);
      return { room, occupants, spaces };
    })
    .flatMap(({ room, occupants, spaces }) => {
      if ('reason' in spaces || withoutAdult([...occupants, ...group]).length > 0) return [];
      if (facingStairs(room, group).length > 0 || movesPlaced(occupants, spaces)) return [];
      const isOwn = occupants.some((person) => first && familyKey(person) === familyKey(first));
      const isShared = occupants.some(({ registrationId }) => registrationId !== first?.registrationId);
      const isOfParty = occupants.length > 0 && !isOwn && !isShared;
      const isNear = people.some(
        ({ registrationId, placement }) =>
          registrationId === first?.registrationId &&
          rooms.some(
            ({ id, house, floor }) => id === placement?.roomId && house === room.house && floor === room.floor,
          ),
      );
      const left = capacityOf(room) - [...occupants, ...group].filter((person) => !isToddler(person)).length;
      // People who do not need a room without stairs leave it to others if they can.
      const isSpared = room.isStepFree && !needsStepFree(group);
      // A room that the party uses for others of its people ranks low, and a room shared with other parties ranks lowest.
      const rank = [
        isOwn ? 0 : 1,
        isShared ? 1 : 0,
        isOfParty ? 1 : 0,
        isSpared ? 1 : 0,
        isNear ? 0 : 1,
        left,
      ] as const;
      return [{ room, spaces, rank, isOwn, isShared, isNear }];
    })
    .toSorted((one, other) => {
      const at = one.rank.findIndex((value, index) => value !== other.rank[index]);
      return at < 0 ? 0 : (one.rank[at] ?? 0) - (other.rank[at] ?? 0);
    });
}

/** Returns for each person the roommate they named, and everyone who named them. */
function friendsOf(people: readonly RoomingPerson[]): Map<string, string[]> {
  const friends = new Map<string, string[]>();
  for (const [id, { id: named }] of roommatesOf(people)) {
    friends.set(id, [...(friends.get(id) ?? []), named]);
    friends.set(named, [...(friends.get(named) ?? []), id]);
  }
  return friends;
}

/** Joins the groups whose people named each other. */
function withRoommates(families: readonly Group[], friends: ReadonlyMap<string, readonly string[]>): Group[][] {
  const joined: Group[][] = [];
  for (const family of families) {
    const named = new Set(family.flatMap(({ id }) => friends.get(id) ?? []));
    const known = joined.find((families) => families.flat().some(({ id }) => named.has(id)));
    if (known) known.push(family);
    else joined.push([family]);
  }
  return joined;
}

/**
 * Assigns a bed to everyone who has none, and moves nobody who was placed by hand or pinned. A toddler with a suggested bed gives it
 * up to someone older if no other is free. The same rooms and people always get the same result.
 * @param rooms in their order, which decides between rooms that are equally good
 */
export function suggestRooms(rooms: readonly Room[], people: readonly RoomingPerson[]): Suggestion {
  let current = [...people];
  const choices: Choice[] = [];
  const friends = friendsOf(people);

  const place = (group: Group): boolean => {
    const wanted = new Set(group.flatMap(({ id }) => friends.get(id) ?? []));
    const found = candidates(rooms, current, group);
    const friendly = found.find(({ room }) => occupantsOf(current, room.id).some(({ id }) => wanted.has(id)));
    const best = friendly ?? found[0];
    if (!best) return false;
    current = current.map((person) => {
      if (!best.spaces.has(person.id)) return person;
      const space = best.spaces.get(person.id);
      const { isPinned = false, isByHand = false } = person.placement ?? {};
      const placement = { roomId: best.room.id, ...(space !== undefined && { space }), isPinned, isByHand };
      return { ...person, placement };
    });
    const isRoommate = friendly !== undefined || new Set(group.map(({ registrationId }) => registrationId)).size > 1;
    const memberIds = group.map(({ id }) => id);
    choices.push({ memberIds, roomId: best.room.id, reason: reasonOf(best, group, isRoommate) });
    return true;
  };

  const waiting = people.filter(({ placement }) => placement === undefined);
  const families = [...groupPeople(waiting, familyKey).values()];
  const groups = withRoommates(families, friends).toSorted((one, other) => inOrder(one.flat(), other.flat()));
  for (const group of groups) {
    if (group.length > 1 && place(group.flat())) continue;
    for (const family of group.filter((part) => !place(part))) {
      choices.push({ memberIds: family.map(({ id }) => id), reason: faultOf(current, family) });
    }
  }
  return { people: current, choices };
}

/** Returns the people of the same party room who already have a bed. */
function familyInRooms(people: readonly RoomingPerson[], [first]: Group): RoomingPerson[] {
  return people.filter((person) => first && person.placement && familyKey(person) === familyKey(first));
}

/** Returns why there is no room for a family. */
function faultOf(people: readonly RoomingPerson[], family: Group): Choice['reason'] {
  if (withoutAdult([...family, ...familyInRooms(people, family)]).length > 0) return 'noAdult';
  return needsStepFree(family) ? 'noStepFree' : 'noRoom';
}

/** Returns why a room was chosen: the first of the reasons that decide between rooms. */
function reasonOf(
  { isOwn, isShared, isNear }: Record<'isOwn' | 'isShared' | 'isNear', boolean>,
  group: Group,
  isRoommate: boolean,
): Choice['reason'] {
  if (isOwn) return 'withParty';
  if (isRoommate) return 'withRoommate';
  if (isShared) return 'shares';
  if (needsStepFree(group)) return 'stepFree';
  return isNear ? 'near' : 'fits';
}
