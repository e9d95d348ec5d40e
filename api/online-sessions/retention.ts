import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import { minutesStayed } from './attendance/totals.ts';
import { peopleKeptDays, webhookEventKeptDays } from './rules.ts';

/** Matches rows of sessions whose retention period is over. No session is longer than a day. */
const isOld = (now: Date): RawBuilder<boolean> => sql<boolean>`session_id in (
  select id from online_sessions where starts_at <= ${now}::timestamptz - make_interval(days => ${peopleKeptDays + 1})
)`;

async function countOld(
  db: Kysely<Database>,
  table: 'online_session_people' | 'online_session_stays',
  now: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isOld(now))
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts the people that `deleteOldPeople` would delete. */
export const countOldPeople = (db: Kysely<Database>, now: Date): Promise<number> =>
  countOld(db, 'online_session_people', now);

/** Counts the stays that `deleteOldStays` would delete. */
export const countOldStays = (db: Kysely<Database>, now: Date): Promise<number> =>
  countOld(db, 'online_session_stays', now);

/** Deletes the participants, email records and provider registrants of old sessions. */
export async function deleteOldPeople(db: Kysely<Database>, now: Date): Promise<number> {
  await db
    .deleteFrom('meeting_registrants')
    .where('meeting_id', 'in', (registrants) =>
      registrants.selectFrom('provider_meetings').select('id').where(isOld(now)),
    )
    .execute();
  await db.deleteFrom('online_session_emails').where(isOld(now)).execute();
  const { numDeletedRows } = await db.deleteFrom('online_session_people').where(isOld(now)).executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the attendance of individual people at old meetings; the session keeps the number of people and the total minutes. */
export async function deleteOldStays(db: Kysely<Database>, now: Date): Promise<number> {
  await db
    .deleteFrom('meeting_webhook_events')
    .where('received_at', '<=', new Date(now.getTime() - webhookEventKeptDays * 24 * 60 * 60_000))
    .execute();
  return db.transaction().execute(async (transaction) => {
    await sql`
      update online_sessions set attended = stays.people, attended_minutes = stays.minutes
      from (
        select session_id, count(distinct person)::int as people, coalesce(round(sum(${minutesStayed})), 0)::int as minutes
        from online_session_stays where ${isOld(now)} group by session_id
      ) as stays
      where online_sessions.id = stays.session_id and attended is null
    `.execute(transaction);
    const { numDeletedRows } = await transaction
      .deleteFrom('online_session_stays')
      .where(isOld(now))
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}
