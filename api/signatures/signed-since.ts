import { sql } from 'kysely';

/** Selects the parties with people who have signed since a given time. */
export function selectSignedSince(since: Date) {
  return sql`(select registration_id from waiver_signatures where signed_at >= ${since})`;
}
