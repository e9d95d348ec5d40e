import type { components } from '../platform/contract/schema.gen.ts';
import type { StoredEvent } from '../events/port.ts';
import { ageBandOf } from '../people/rules.ts';

type Schemas = components['schemas'];

/** Properties of a person that are stored elsewhere: the details for the center, and the responsible adults. */
type Apart = 'details' | 'responsible' | 'deleted';

/** A property of the request that is not stored anywhere fails to compile here. */
type KeptMember = Omit<Schemas['Member'], Apart> & {
  [Property in Exclude<keyof Schemas['Member'], Apart | keyof Schemas['RegisteredMember']>]: never;
};

/** Properties that a person gets once the whole party is known. */
interface Given {
  readonly id: string;
  /** The room; undefined for someone who does not stay the night. */
  readonly room: number | undefined;
  readonly responsibleId: string | undefined;
}

/**
 * Returns a person as an event takes them: with that event's age band, and without a bed if the party has no room. What belongs to
 * a room goes with it.
 * @param room undefined for someone who does not stay the night
 */
export function memberAt(
  event: StoredEvent,
  rooms: number,
  { room: _, wantedRoommate, needsStepFree, ...person }: Omit<Schemas['RegisteredMember'], 'band'>,
  room: number | undefined,
): Schemas['RegisteredMember'] {
  return {
    ...person,
    band: ageBandOf(event.ageBands, person.age),
    lodging: rooms === 0 ? 'none' : person.lodging,
    ...(room !== undefined && {
      room,
      ...(wantedRoommate && { wantedRoommate }),
      ...(needsStepFree !== undefined && { needsStepFree }),
    }),
  };
}

/** Converts a requested person to a registered one. */
export function toMember(
  event: StoredEvent,
  rooms: number,
  member: Schemas['Member'],
  { id, room, responsibleId }: Given,
): Schemas['RegisteredMember'] {
  const { details: _details, responsible: _responsible, deleted: _deleted, ...rest } = member;
  const { lodging = 'room', ...kept }: KeptMember = rest;
  const person = { ...kept, id, lodging, ...(responsibleId !== undefined && { responsibleId }) };
  return memberAt(event, rooms, person, room);
}
