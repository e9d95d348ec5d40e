import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { searchedAddress, searchPatterns } from '../../platform/text/search.ts';
import { foldedWords, foldText, hasEveryWord } from '../../platform/text/rules.ts';
import { paymentReview, statusOf } from '../../registrations/port.ts';
import type { StatusRow } from '../../registrations/port.ts';
import { isRegistrationId } from '../rules.ts';

type FoundParty = components['schemas']['FoundParty'];

/** How many results of a group are shown. */
export const shownResults = 10;

/**
 * How many of the newest parties are searched first. A word that many parties contain appears in enough of these; the text index
 * would have to sort them all.
 */
export const newest = 3_000;

/** How many results of the text index are sorted by age; if there are more, the newest ones have already been found. */
const mostFound = 2_000;

/** The length of the shortest word that the text index can find. */
const shortestIndexed = 3;

/** Whether the text index can find any of these patterns. */
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

interface Row extends StatusRow {
  readonly id: string;
  readonly reference: string;
  readonly contact_first_name: string;
  readonly contact_last_name: string;
  readonly event_name: string;
  readonly party_size: number;
  readonly members: readonly string[];
}

/** The person of a party who was found: the first one whose name contains every word; undefined if the contact's does. */
function foundMember({ contact_first_name, contact_last_name, members }: Row, words: readonly string[]) {
  const holdsAll = (name: string) => hasEveryWord(foldText(name), words);
  return holdsAll(`${contact_first_name} ${contact_last_name}`) ? undefined : members.find(holdsAll);
}

/** The language of the results, and when they are read. */
interface Reader {
  readonly language: 'en' | 'es';
  readonly now: Date;
}

/** The parties that match some words, or an id; latest first. */
export async function findParties(
  db: Kysely<Database>,
  wanted: string,
  { language, now }: Reader,
): Promise<FoundParty[]> {
  const patterns = searchPatterns(wanted);
  if (patterns.length === 0) return [];
  const words = foldedWords(wanted);
  const address = searchedAddress(wanted);
  if (isRegistrationId(wanted))
    return presentFound(db, sql`select id, created_at from registrations where id = ${wanted}`, {
      words,
      language,
      now,
    });
  if (address !== undefined) {
    const own = sql`
      select id, created_at from registrations where lower(contact_email) = ${address}
      order by created_at desc, id limit ${shownResults}
    `;
    const found = await presentFound(db, own, { words, language, now });
    if (found.length > 0) return found;
  }
  return presentFound(db, byWords(patterns), { words, language, now });
}

async function presentFound(
  db: Kysely<Database>,
  found: RawBuilder<unknown>,
  { words, language, now }: Reader & { readonly words: readonly string[] },
): Promise<FoundParty[]> {
  const { rows } = await sql<Row>`
    select registrations.id, reference, contact_first_name, contact_last_name, party_size,
      registrations.state, payment_status, owes_since, help_asked_at, help_answered_at, closed_at, address_unconfirmed_since,
      ${paymentReview} as payment_review, events.end_date, events.time_zone,
      events.texts -> ${sql.lit(language)} ->> 'name' as event_name,
      array(
        select first_name || ' ' || last_name from registration_members
        where registration_id = registrations.id order by position
      ) as members
    from (${found}) as found
    join registrations on registrations.id = found.id
    join events on events.id = registrations.event_id
    order by found.created_at desc, found.id
    limit ${shownResults}
  `.execute(db);
  return rows.map((row) => {
    const memberName = foundMember(row, words);
    return {
      id: row.id,
      reference: row.reference,
      contactFirstName: row.contact_first_name,
      contactLastName: row.contact_last_name,
      ...(memberName !== undefined && { memberName }),
      eventName: row.event_name,
      partySize: row.party_size,
      ...statusOf(row, now),
    };
  });
}
