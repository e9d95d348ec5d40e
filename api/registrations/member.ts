import type { components } from '../platform/contract/schema.gen.ts';
import type { StoredEvent } from '../events/store.ts';
import { ageBandOf } from '../pricing/rules.ts';

type Schemas = components['schemas'];

/** What of a person has a place of its own: what the house needs to know, and who answers for whom. */
type Apart = 'details' | 'responsible' | 'deleted';

/** A property of the request that nothing keeps does not compile here. */
type KeptMember = Omit<Schemas['Member'], Apart> & {
  [Property in Exclude<keyof Schemas['Member'], Apart | keyof Schemas['RegisteredMember']>]: never;
};

/** What a person is given when the whole party is known. */
interface Given {
  readonly id: string;
  /** The room; undefined for someone who does not stay the night. */
  readonly room: number | undefined;
  readonly responsibleId: string | undefined;
}

/** A person as it is registered: with the band at that event, and without a bed where the party has no room. */
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
    ...rest
  } = member;
  const kept: KeptMember = rest;
  return {
    ...kept,
    id,
    band: ageBandOf(event.ageBands, member.age),
    lodging: rooms === 0 ? 'none' : (member.lodging ?? 'room'),
    ...(room !== undefined && { room, ...(wantedRoommate && { wantedRoommate }) }),
    ...(responsibleId !== undefined && { responsibleId }),
  };
}
