import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import { peopleKeptDays, webhookEventKeptDays } from '../rules.ts';

/** How many minutes a person stayed; null until the provider has reported both times. */
export const minutesStayed = sql<number | null>`extract(epoch from greatest(left_at - joined_at, interval '0')) / 60`;

/** Matches rows of sessions whose retention period is over. No session is longer than a day. */
export const isOld = (now: Date): RawBuilder<boolean> => sql<boolean>`session_id in (
  select id from online_sessions where starts_at <= ${now}::timestamptz - make_interval(days => ${peopleKeptDays + 1})
)`;

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

/** Counts the stays that `deleteOldStays` would delete. */
export async function countOldStays(db: Kysely<Database>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('online_session_stays')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isOld(now))
    .executeTakeFirstOrThrow();
  return count;
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
