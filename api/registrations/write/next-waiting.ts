import type { Kysely } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import { placesLeft } from '../../events/rules.ts';
import type { StoredEvent } from '../../events/port.ts';
import { withTurn } from '../rows/conditions.ts';

/**
 * Returns the first waiting party that fits into the free places; parties that are passed over keep their turn. Without a limit,
 * every party fits.
 */
export async function firstFitting(
  transaction: Kysely<Database>,
  { id: eventId, maxRegistrationCount }: StoredEvent,
): Promise<string | null> {
  const { taken, waiting } = await transaction
    .selectFrom('event_places')
    .select(['taken', 'waiting'])
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
  if (waiting === 0) return null;
  const free = placesLeft({ maxRegistrationCount, taken });
  const first = await transaction
    .selectFrom('registrations')
    .select('id')
    .where('event_id', '=', eventId)
    .where(withTurn)
    .$if(free !== null, (query) => query.where('party_size', '<=', free))
    .orderBy('waiting_number')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return first?.id ?? null;
}
