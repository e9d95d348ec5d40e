import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { peopleKeptDays } from '../rules.ts';

/** Rows of sessions that took place long ago. No session is longer than a day. */
const isOld = (now: Date) => sql<boolean>`session_id in (
  select id from online_sessions where starts_at <= ${now}::timestamptz - make_interval(days => ${peopleKeptDays + 1})
)`;

/** Counts the people that `deleteOldPeople` would delete. */
export async function countOldPeople(db: Kysely<Database>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('online_session_people')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isOld(now))
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes who came to sessions of long ago, and who was emailed about them. */
export async function deleteOldPeople(db: Kysely<Database>, now: Date): Promise<number> {
  await db.deleteFrom('online_session_mails').where(isOld(now)).execute();
  const { numDeletedRows } = await db.deleteFrom('online_session_people').where(isOld(now)).executeTakeFirst();
  return Number(numDeletedRows);
}

/** The sessions that a user said they are coming to, or entered; latest first. */
export async function listJoinedSessions(
  db: Kysely<Database>,
  userId: number,
  language: 'en' | 'es',
): Promise<components['schemas']['JoinedOnlineSession'][]> {
  const rows = await db
    .selectFrom('online_session_people')
    .innerJoin('online_sessions', 'online_sessions.id', 'online_session_people.session_id')
    .select(['starts_at', 'is_coming', 'entered_at', language === 'es' ? 'title_es as title' : 'title_en as title'])
    .where('user_id', '=', userId)
    .orderBy('starts_at', 'desc')
    .orderBy('online_sessions.id')
    .execute();
  return rows.map(({ title, starts_at, is_coming, entered_at }) => ({
    title,
    startsAt: starts_at.toISOString(),
    isComing: is_coming,
    ...(entered_at && { enteredAt: entered_at.toISOString() }),
  }));
}
