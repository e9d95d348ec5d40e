import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { registrationStates } from '../platform/contract/enums.gen.ts';
import { adultAge } from '../people/rules.ts';
import type { Language } from '../platform/language/rules.ts';
import { takesPlaces } from '../registrations/rules.ts';
import type { Surroundings } from './define.ts';
import type { Dictionary } from './words.ts';

/*
 * Pieces of SQL that several reports share. `r` is always a registration, `e` its event, `m` a member.
 */

type Sql = RawBuilder<unknown>;

/** A where clause of the requested conditions. */
export function where(...conditions: readonly (Sql | false | undefined)[]): Sql {
  const asked = conditions.filter((condition) => condition !== false && condition !== undefined);
  return asked.length === 0 ? sql`` : sql`where ${sql.join(asked, sql` and `)}`;
}

/** The condition of a filter, if it has a value. */
export function given(value: string | undefined, condition: (value: string) => Sql): Sql | undefined {
  return value === undefined ? undefined : condition(value);
}

/** The name of a stored value in the reader's language. */
export function inWords(column: Sql, dictionary: Dictionary, language: Language): Sql {
  const cases = Object.entries(dictionary).map(
    ([value, words]) => sql`when ${sql.lit(value)} then ${sql.lit(words[language])}`,
  );
  return sql`case ${column} ${sql.join(cases, sql` `)} else ${column} end`;
}

/** The day of a timestamp in the center's time zone. */
export function dayOf(column: Sql, { timeZone }: Surroundings): Sql {
  return sql`(${momentOf(column, timeZone)})::date`;
}

/** A timestamp in the center's local time. */
export function momentOf(column: Sql, timeZone: string): Sql {
  return sql`${column} at time zone ${sql.lit(timeZone)}`;
}

/** Conditions for timestamps between two days at the center, both inclusive; an index on the column can serve them. */
export function between(column: Sql, from: string | undefined, to: string | undefined, timeZone: string): Sql[] {
  const midnight = (day: string, later: number): Sql =>
    sql`((${day}::date + ${sql.lit(later)})::timestamp at time zone ${sql.lit(timeZone)})`;
  return [
    ...(from === undefined ? [] : [sql`${column} >= ${midnight(from, 0)}`]),
    ...(to === undefined ? [] : [sql`${column} < ${midnight(to, 1)}`]),
  ];
}

/** The name of the event in the reader's language, with its first day if another event has the same name. */
export function eventName(language: Language): Sql {
  const name = sql`texts -> ${sql.lit(language)} ->> 'name'`;
  // The names are read once, not for each row.
  return sql`case
    when (e.${name}) in (select ${name} from events group by 1 having count(*) > 1)
      then (e.${name}) || to_char(e.start_date, ', DD-MON-YYYY')
    else e.${name} end`;
}

/** Sorts names alphabetically, with accents in their natural order. */
export function alphabetically(column: Sql): Sql {
  return sql`${column} collate "und-x-icu"`;
}

/** The rule takesPlaces in SQL: parties that are coming or have been offered places. */
export const comes: Sql = sql`r.state in (${sql.join(registrationStates.filter(takesPlaces).map((state) => sql.lit(state)))})`;

/** The rule isMinor in SQL. */
export const minor: Sql = sql`m.age < ${sql.lit(adultAge)}`;

/** Canceled parties count only in the report of events. */
export const notCanceled: Sql = sql`r.state <> 'cancelled'`;

export const contactName: Sql = sql`r.contact_first_name || ' ' || r.contact_last_name`;
