import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { visibleTo } from '../access.ts';
import type { PrayerReader } from '../access.ts';

type Schemas = components['schemas'];

/** How many requests are fetched at once. */
const pageSize = 20;

/** The unfinished requests after a known one, oldest first, that nobody else has reserved. */
export async function findPrayerCards(
  db: Kysely<Database>,
  reader: PrayerReader,
  now: Date,
  after?: string,
): Promise<Schemas['PrayerCard'][]> {
  let found = db
    .selectFrom('prayer_requests')
    .select(['id', 'version', 'state', 'first_name', 'for_whom', 'prayer_request', 'language'])
    .where('state', 'in', ['new', 'inPrayer'])
    .where(visibleTo(reader))
    .where((row) =>
      row.or([
        row('claimed_by_user_id', 'is', null),
        row('claimed_by_user_id', '=', reader.userId),
        row('claimed_until', '<=', now),
      ]),
    );
  if (after !== undefined)
    found = found.where(
      sql<boolean>`(created_at, id) > (select known.created_at, known.id from prayer_requests as known where known.id = ${after})`,
    );
  const rows = await found.orderBy('created_at').orderBy('id').limit(pageSize).execute();
  return rows.map(({ id, version, state, first_name, for_whom, prayer_request, language }) => ({
    id,
    version,
    state: state as Schemas['PrayerDeskState'],
    firstName: first_name,
    ...(for_whom !== null && { forWhom: for_whom }),
    text: prayer_request,
    language,
  }));
}
