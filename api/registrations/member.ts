import type { components } from '../contract/schema.gen.ts';
import type { StoredEvent } from '../events/store.ts';
import { ageBandOf } from '../pricing/rules.ts';

type Schemas = components['schemas'];

/** A person as it is registered: with the band at that event, and without a bed where the party has no room. */
export function toMember(
  event: StoredEvent,
  rooms: number,
  { firstName, lastName, age, gender, lodging }: Schemas['Member'],
  id: string,
): Schemas['RegisteredMember'] {
  return {
    id,
    firstName,
    lastName,
    age,
    band: ageBandOf(event.ageBands, age),
    ...(gender && { gender }),
    lodging: rooms === 0 ? 'none' : (lodging ?? 'room'),
  };
}
