import { sql } from 'kysely';
import type { Expression, Kysely, SqlBool } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import { detailsKeptDays } from '../rules.ts';

/** The numbers of details that are, or would be, deleted. */
export interface DeletedDetails {
  readonly parties: number;
  readonly people: number;
}

/** Whether the details of an event's parties have reached the end of their retention time, as a condition on rows of `events`. */
export function detailsHaveExpired(now: Date): Expression<SqlBool> {
  return sql<SqlBool>`
    ((events.end_date + ${detailsKeptDays + 1}::int)::timestamp at time zone events.time_zone <= ${now})
  `;
}

/** Selects the registrations whose details have reached the end of their retention time. */
function outdated(now: Date) {
  return sql`
    select registrations.id from registrations join events on events.id = registrations.event_id
    where ${detailsHaveExpired(now)}
  `;
}

/** Counts the details that deleteOldDetails would delete now. */
export async function countOldDetails(db: Kysely<Database>, now: Date): Promise<DeletedDetails> {
  const { rows } = await sql<DeletedDetails>`
    with outdated as (${outdated(now)})
    select
      (select count(*) from registration_details where registration_id in (select id from outdated)) as parties,
      (select count(*) from registration_member_details where member_id in (
        select id from registration_members where registration_id in (select id from outdated)
      )) as people
  `.execute(db);
  return rows[0] ?? { parties: 0, people: 0 };
}

/** Deletes the details of events that ended more than 30 days ago; names, ages and payments stay. */
export async function deleteOldDetails(db: Kysely<Database>, now: Date): Promise<DeletedDetails> {
  const { rows } = await sql<DeletedDetails>`
    with outdated as (${outdated(now)}), parties as (
      delete from registration_details where registration_id in (select id from outdated) returning 1
    ), adults as (
      delete from registration_responsible_adults where registration_id in (select id from outdated)
    ), roommates as (
      update registration_members set wanted_roommate = null
      where wanted_roommate is not null and registration_id in (select id from outdated)
    ), people as (
      delete from registration_member_details where member_id in (
        select id from registration_members where registration_id in (select id from outdated)
      ) returning 1
    )
    select (select count(*) from parties) as parties, (select count(*) from people) as people
  `.execute(db);
  return rows[0] ?? { parties: 0, people: 0 };
}
