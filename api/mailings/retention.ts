import { sql } from 'kysely';
import type { Kysely, SqlBool } from 'kysely';
import type { AppContext } from '../context.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { recipientsKeptDays } from './rules.ts';

/** How many mailings are handled at a time. A small batch keeps the locks short. */
const batchSize = 20;

function before(now: Date): Date {
  return new Date(now.getTime() - recipientsKeptDays * 24 * 60 * 60_000);
}

/** Matches mailings that were finished, or paused and forgotten, long ago and still have their recipients. */
function due(now: Date) {
  return sql`(finished_at <= ${before(now)} or (state = 'paused' and sent_at <= ${before(now)})) and kept_counts is null`;
}

/** Counts the recipients that `deleteOldRecipients` would delete. */
export async function countOldRecipients(db: Kysely<Database>, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mailing_recipients where mailing_id in (select id from mailings where ${due(now)})
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Drafts that nobody has saved for as long as recipients are kept. */
function oldDrafts(now: Date) {
  return sql<SqlBool>`state = 'draft' and greatest(created_at, changed_at) <= ${before(now)}`;
}

/** Counts the drafts that `deleteOldMailingDrafts` would delete. */
export async function countOldMailingDrafts(db: Kysely<Database>, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('mailings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(oldDrafts(now))
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes forgotten drafts with their lists and files. Returns how many. */
export async function deleteOldMailingDrafts(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('mailings').where(oldDrafts(now)).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Deletes the recipients of old mailings but keeps the outcome as numbers. A paused mailing is canceled by this: resumed, it would
 * have nobody to send to and be shown as sent.
 */
export async function deleteOldRecipients({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const now = clock();
  let deleted = 0;
  for (;;) {
    const { rows } = await sql<{ deleted: number; mailings: number }>`
      with old as (
        select id from mailings where ${due(now)} order by finished_at limit ${batchSize} for update skip locked
      ), finished as (
        update mailings set kept_counts = (
          select coalesce(jsonb_object_agg(outcome, count), '{}') from (
            select case state when 'waiting' then 'canceled' else state end as outcome, count(*) as count
            from mailing_recipients where mailing_id = mailings.id group by 1
          ) as counts
        ),
          state = case state when 'paused' then 'canceled' else state end,
          finished_at = coalesce(finished_at, ${now}),
          version = version + case state when 'paused' then 1 else 0 end
        where id in (select id from old)
        returning id
      ), gone as (
        delete from mailing_recipients where mailing_id in (select id from finished) returning id
      ), files as (
        delete from mailing_files where mailing_id in (select id from finished)
      )
      select (select count(*)::int from gone) as deleted, (select count(*)::int from finished) as mailings
    `.execute(db);
    const [batch] = rows;
    if (!batch || batch.mailings === 0) return deleted;
    deleted += batch.deleted;
  }
}
