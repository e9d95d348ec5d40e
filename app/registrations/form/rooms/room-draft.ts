import { placedSleepers } from '#rules/rooms';
import type { Schemas } from '../../../platform/client/client.ts';
import { memberBody, type Draft, type DraftPerson } from '../draft.ts';

type Event = Schemas['Event'];
type Party = Pick<Draft, 'people' | 'rooms'>;

/** A problem with the chosen rooms; an empty room has no person. */
export type ChosenRoomFault =
  | { kind: 'tooSmall' | 'withoutAdult'; room: number; person: DraftPerson }
  | { kind: 'empty'; room: number };

function placed(event: Event, { people, rooms }: Party) {
  const members = people.map((person) => {
    const { age, lodging, room } = memberBody(person);
    // A person without a readable age gets a room only once the age is readable.
    if (typeof age !== 'number') return { age: 0, deleted: true };
    return { age, ...(lodging && { lodging }), ...(room !== undefined && { room }) };
  });
  return placedSleepers(event, rooms, members);
}

/** The people with their rooms: the chosen one, or the proposed one. */
export function peopleInRooms(event: Event, party: Party): DraftPerson[] {
  const rooms = new Map(placed(event, party).sleepers.map(({ index, room }) => [index, room]));
  return party.people.map((person, index) => ({ ...person, room: rooms.get(index) }));
}

/** The problems with the choice of rooms if there are enough rooms; the number of rooms has its own error. */
export function chosenRoomFaults(event: Event, party: Party): ChosenRoomFault[] {
  const { sleepers, faults, capacity } = placed(event, party);
  const adults = sleepers.filter(({ isAdult }) => isAdult).length;
  const beds = sleepers.filter(({ takesBed }) => takesBed).length;
  if (adults < party.rooms || beds > party.rooms * capacity) return [];
  return faults.flatMap((fault): ChosenRoomFault[] => {
    const people = fault.people.flatMap((index) => party.people[index] ?? []);
    switch (fault.kind) {
      case 'unknown':
        return [];
      case 'tooSmall':
        return people.map((person) => ({ kind: fault.kind, room: fault.room, person }));
      case 'withoutAdult': {
        const [first] = people;
        return [first ? { kind: fault.kind, room: fault.room, person: first } : { kind: 'empty', room: fault.room }];
      }
    }
  });
}

function withoutChoice(people: readonly DraftPerson[]): DraftPerson[] {
  return people.map(({ room: _, ...person }) => person);
}

/** The draft with other people. A choice of rooms that no longer works is replaced by a new proposal. */
export function withPeople(event: Event, before: Draft, people: DraftPerson[]): Draft {
  const after = { ...before, people };
  const isBroken = chosenRoomFaults(event, after).length > 0 && chosenRoomFaults(event, before).length === 0;
  return isBroken ? { ...after, people: withoutChoice(people) } : after;
}

/** The draft with another number of rooms, over which its people are distributed again. */
export function withRooms(before: Draft, rooms: number): Draft {
  return { ...before, rooms, people: withoutChoice(before.people) };
}

/** The draft with one person in another room; everyone else stays where they were shown. */
export function withRoomOf(event: Event, before: Draft, personId: string, room: number): Draft {
  const people = peopleInRooms(event, before);
  return { ...before, people: people.map((person) => (person.id === personId ? { ...person, room } : person)) };
}
