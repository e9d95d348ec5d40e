import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import { isComing } from './list.ts';
import { hasMeeting } from './present.ts';
import { entryLead } from './rules.ts';

/**
 * The id of the open session that is running now and has a meeting; the latest to begin if there are several, null if there is
 * none.
 */
export async function findRunningOpenSession(db: Kysely<Database>, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('online_sessions')
    .select('id')
    .where('kind', '=', 'open')
    .where('is_canceled', '=', false)
    .where(isComing(now))
    .where('starts_at', '<=', now)
    .where(hasMeeting)
    .orderBy('starts_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** When the sessions on public pages next change with time: one opens for entry or ends. Null if there are no upcoming ones. */
export async function findNextSessionChange(db: Kysely<Database>, now: Date): Promise<Date | null> {
  const opens = sql`starts_at - make_interval(secs => ${entryLead / 1000})`;
  const { rows } = await sql<{ at: Date | null }>`
    select min(case when ${opens} > ${now} then ${opens} else starts_at + make_interval(mins => minutes) end) as at
    from online_sessions where is_on_page and not is_canceled and ${isComing(now)}
  `.execute(db);
  return rows[0]?.at ?? null;
}
