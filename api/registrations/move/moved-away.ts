import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';

/** Returns the ids of the parties that have left an event for another since a given time, and have not come back. */
export async function findMovedAway(db: Kysely<Database>, eventId: string, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct r.id from registration_changes c join registrations r on r.id = c.registration_id
    where c.kind = 'moved' and c.details ->> 'fromEvent' = ${eventId} and c.at >= ${since} and r.event_id <> ${eventId}
  `.execute(db);
  return rows.map(({ id }) => id);
}
