import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { withoutTags } from '../../platform/text/rules.ts';
import { expectedAt, idIn } from '../expected-people.ts';
import { minutesStayed } from '../attendance/totals.ts';
import { findSession } from '../store.ts';

type Schemas = components['schemas'];

/** The longest list of names. */
const mostListed = 1000;

const one = (id: string) => sql`(select * from online_sessions where id = ${id})`;

/** How many are expected at an occurrence, and how many have entered. */
export async function countPeople(
  db: Kysely<Database>,
  id: string,
): Promise<{ readonly expected: number; readonly entered: number }> {
  const { rows } = await sql<{ expected: number; entered: number }>`
    select (select count(*)::int from ${expectedAt(one(id))} as expected) as expected,
      (select count(*)::int from online_session_people where session_id = ${id} and entered_at is not null) as entered
  `.execute(db);
  return rows[0] ?? { expected: 0, entered: 0 };
}

interface PersonRow {
  readonly name: string | null;
  readonly is_expected: boolean;
  readonly entered_at: Date | null;
  readonly attended_from: Date | null;
  readonly attended_minutes: number | null;
}

/**
 * The people who are expected at an occurrence, have entered, or were identified by the provider in the meeting. Nobody is reported
 * as absent: the provider does not report everyone.
 * @throws ProblemError `not-found`.
 */
export async function listPeople(db: Kysely<Database>, id: string): Promise<Schemas['OnlineSessionPerson'][]> {
  if (!(await findSession(db, id))) throw new ProblemError('not-found');
  const { rows } = await sql<PersonRow>`
    select coalesce(
        (select first_name || ' ' || last_name from users where users.id = ${idIn('user', 'int')}),
        (select first_name || ' ' || last_name from sabbath_requests
          where sabbath_requests.id = ${idIn('request', 'uuid')}),
        (select contact_first_name || ' ' || contact_last_name from registrations
          where registrations.id = ${idIn('registration', 'uuid')})
      ) as name, bool_or(is_expected) as is_expected, min(entered_at) as entered_at,
      min(attended_from) as attended_from, round(sum(minutes))::int as attended_minutes
    from (
      select person, true as is_expected, null::timestamptz as entered_at, null::timestamptz as attended_from,
        null::numeric as minutes
      from ${expectedAt(one(id))} as expected
      union all
      select person, false, entered_at, null, null
      from online_session_people where session_id = ${id} and entered_at is not null
      union all
      select person, false, null, joined_at, ${minutesStayed}
      from online_session_stays where session_id = ${id} and person not like 'unknown:%'
    ) as people
    group by person order by name nulls last, person limit ${mostListed}
  `.execute(db);
  return rows.map(({ name, is_expected, entered_at, attended_from, attended_minutes }) => ({
    ...(name !== null && { name: withoutTags(name) }),
    isExpected: is_expected,
    ...(entered_at && { enteredAt: entered_at.toISOString() }),
    ...(attended_from && { attendedFrom: attended_from.toISOString() }),
    ...(attended_minutes !== null && { attendedMinutes: attended_minutes }),
  }));
}
