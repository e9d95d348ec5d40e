import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { minutesStayed } from '../attendance/totals.ts';

/** The sessions that a user signed up for or entered, latest first. */
export async function listJoinedSessions(
  db: Kysely<Database>,
  userId: number,
  language: 'en' | 'es',
): Promise<components['schemas']['JoinedOnlineSession'][]> {
  const rows = await db
    .selectFrom('online_session_people')
    .innerJoin('online_sessions', 'online_sessions.id', 'online_session_people.session_id')
    .select(['starts_at', 'is_coming', 'entered_at', language === 'es' ? 'title_es as title' : 'title_en as title'])
    .select((session) =>
      session
        .selectFrom('online_session_stays as stays')
        .select(sql<number | null>`round(sum(${minutesStayed}))::int`.as('minutes'))
        .whereRef('stays.session_id', '=', 'online_sessions.id')
        .where('stays.user_id', '=', userId)
        .as('attended_minutes'),
    )
    .where('user_id', '=', userId)
    .orderBy('starts_at', 'desc')
    .orderBy('online_sessions.id')
    .execute();
  return rows.map(({ title, starts_at, is_coming, entered_at, attended_minutes }) => ({
    title,
    startsAt: starts_at.toISOString(),
    isComing: is_coming,
    ...(entered_at && { enteredAt: entered_at.toISOString() }),
    ...(attended_minutes !== null && { attendedMinutes: attended_minutes }),
  }));
}
