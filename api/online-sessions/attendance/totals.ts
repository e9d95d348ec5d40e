import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';

/** How many minutes a person stayed; null until the provider has reported both times. */
export const minutesStayed = sql<number | null>`extract(epoch from greatest(left_at - joined_at, interval '0')) / 60`;

/** How many people attended the meeting of a session and their total minutes; null if the provider has reported nobody. */
export async function countAttended(
  db: Kysely<Database>,
  sessionId: string,
): Promise<{ readonly people: number; readonly minutes: number } | null> {
  const { rows } = await sql<{ people: number; minutes: number }>`
    select coalesce(attended, stays.people) as people, coalesce(attended_minutes, stays.minutes) as minutes
    from online_sessions, lateral (
      select count(distinct person)::int as people, coalesce(round(sum(${minutesStayed})), 0)::int as minutes
      from online_session_stays where session_id = online_sessions.id
    ) as stays
    where id = ${sessionId} and (attended is not null or stays.people > 0)
  `.execute(db);
  return rows[0] ?? null;
}
