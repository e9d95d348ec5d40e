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

/** Converts a requested person to a registered one: with the band at that event, and without a bed if the party has no room. */
export function toMember(
  event: StoredEvent,
  rooms: number,
  member: Schemas['Member'],
  { id, room, responsibleId }: Given,
): Schemas['RegisteredMember'] {
  const {
    details: _details,
    responsible: _responsible,
    deleted: _deleted,
    room: _room,
    wantedRoommate,
    needsStepFree,
    ...rest
  } = member;
  const kept: KeptMember = rest;
  return {
    ...kept,
    id,
    band: ageBandOf(event.ageBands, member.age),
    lodging: rooms === 0 ? 'none' : (member.lodging ?? 'room'),
    ...(room !== undefined && {
      room,
      ...(wantedRoommate && { wantedRoommate }),
      ...(needsStepFree !== undefined && { needsStepFree }),
    }),
    ...(responsibleId !== undefined && { responsibleId }),
  };
}
