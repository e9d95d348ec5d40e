import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { withoutTags } from '../../platform/text/rules.ts';
import { expectedAt } from '../mail/recipients.ts';
import { findSession } from '../store.ts';

type Schemas = components['schemas'];

/** A list by name has no more. */
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

/**
 * Who is expected at an occurrence, and who has entered.
 * @throws ProblemError `not-found`.
 */
export async function listPeople(db: Kysely<Database>, id: string): Promise<Schemas['OnlineSessionPerson'][]> {
  if (!(await findSession(db, id))) throw new ProblemError('not-found');
  const { rows } = await sql<{ name: string | null; is_expected: boolean; entered_at: Date | null }>`
    select coalesce(
        (select first_name || ' ' || last_name from users where 'user:' || users.id = person),
        (select first_name || ' ' || last_name from sabbath_requests where 'request:' || sabbath_requests.id = person),
        (select contact_first_name || ' ' || contact_last_name from registrations
          where 'registration:' || registrations.id = person)
      ) as name, bool_or(is_expected) as is_expected, min(entered_at) as entered_at
    from (
      select recipient as person, true as is_expected, null::timestamptz as entered_at
      from ${expectedAt(one(id))} as expected
      union all
      select person, false, entered_at from online_session_people where session_id = ${id} and entered_at is not null
    ) as people
    group by person order by name nulls last, person limit ${mostListed}
  `.execute(db);
  return rows.map(({ name, is_expected, entered_at }) => ({
    ...(name !== null && { name: withoutTags(name) }),
    isExpected: is_expected,
    ...(entered_at && { enteredAt: entered_at.toISOString() }),
  }));
}
