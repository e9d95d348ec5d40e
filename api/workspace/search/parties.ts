import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { searchPatterns } from '../../platform/text/search.ts';
import { foldText } from '../../platform/text/rules.ts';
import { isRegistrationId } from '../rules.ts';

type FoundParty = components['schemas']['FoundParty'];

/** So many results of a group are shown. */
export const shownResults = 10;

/**
 * So many of the newest are looked through first. A word that is in many parties is in enough of these; the index of words
 * would have to sort them all.
 */
export const newest = 3_000;

/** So many that the index of words finds are sorted by age; where there are more, the newest have been found before. */
const mostFound = 2_000;

/** The index of words knows none that is shorter. */
const shortestIndexed = 3;

/** Whether the index of words can find any of these patterns. */
export function hasIndexed(patterns: readonly string[]): boolean {
  return patterns.some((pattern) => pattern.length - 2 >= shortestIndexed);
}

function byWords(patterns: readonly string[]) {
  const conditions = patterns.map((pattern) => sql`search_text like ${pattern}`);
  const matches = sql.join(conditions, sql` and `);
  const recent = sql`
    select id, created_at from (select id, created_at, search_text from registrations order by created_at desc, id limit ${newest}) as newest
    where ${matches} order by created_at desc, id limit ${shownResults}
  `;
  if (!hasIndexed(patterns)) return sql`(${recent})`;
  return sql`
    with recent as materialized (${recent}),
    older as (
      select id, created_at from (
        select id, created_at from registrations
        where ${matches} and (select count(*) from recent) < ${shownResults}
        offset 0 limit ${mostFound}
      ) as matching
      order by created_at desc, id limit ${shownResults}
    )
    select * from recent union select * from older
  `;
}

interface Row {
  readonly id: string;
  readonly reference: string;
  readonly contact_first_name: string;
  readonly contact_last_name: string;
  readonly event_name: string;
  readonly state: FoundParty['state'];
  readonly party_size: number;
  readonly members: readonly string[];
}

/** Who of a party was found: the first of its people whose name holds every word, unless the contact's does. */
function foundMember({ contact_first_name, contact_last_name, members }: Row, words: readonly string[]) {
  const holdsAll = (name: string) => words.every((word) => foldText(name).includes(word));
  return holdsAll(`${contact_first_name} ${contact_last_name}`) ? undefined : members.find(holdsAll);
}

/** The parties that someone looks for by words, or by an id; the latest first. */
export async function findParties(db: Kysely<Database>, wanted: string, language: 'en' | 'es'): Promise<FoundParty[]> {
  const patterns = searchPatterns(wanted);
  if (patterns.length === 0) return [];
  const found = isRegistrationId(wanted)
    ? sql`(select id, created_at from registrations where id = ${wanted})`
    : sql`(${byWords(patterns)})`;
  const { rows } = await sql<Row>`
    select registrations.id, reference, contact_first_name, contact_last_name, registrations.state, party_size,
      events.texts -> ${sql.lit(language)} ->> 'name' as event_name,
      array(
        select first_name || ' ' || last_name from registration_members
        where registration_id = registrations.id order by position
      ) as members
    from ${found} as found
    join registrations on registrations.id = found.id
    join events on events.id = registrations.event_id
    order by found.created_at desc, found.id
    limit ${shownResults}
  `.execute(db);
  const words = patterns.map((pattern) => pattern.slice(1, -1));
  return rows.map((row) => {
    const memberName = foundMember(row, words);
    return {
      id: row.id,
      reference: row.reference,
      contactFirstName: row.contact_first_name,
      contactLastName: row.contact_last_name,
      ...(memberName !== undefined && { memberName }),
      eventName: row.event_name,
      state: row.state,
      partySize: row.party_size,
    };
  });
}
