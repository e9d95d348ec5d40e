import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import type { NamedParty } from '../people/rules.ts';
import { whoSignsAgain } from '../waiver/again/rules.ts';

type Party = NamedParty & { readonly id: string };

/**
 * Invalidates signatures after a change of a party: a person who is replaced, becomes an adult instead of a minor, or gets another
 * responsible adult must sign again, and links emailed for earlier people do not cover the new ones.
 */
export async function askToSignAgain(transaction: Kysely<Database>, before: Party, after: Party): Promise<void> {
  const { id } = after;
  const again = whoSignsAgain(before, after);
  if (again.length === 0) return;
  await sql`update registration_members set person_number = person_number + 1 where id = any(${again}::uuid[])`.execute(
    transaction,
  );
  await sql`
    update waiver_links set member_ids = array(select unnest(member_ids) except select unnest(${again}::uuid[]))
    where registration_id = ${id} and member_ids && ${again}::uuid[]
  `.execute(transaction);
}
