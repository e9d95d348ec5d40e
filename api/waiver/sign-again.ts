import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import type { RegistrationRecord } from '../registrations/record.ts';
import { whoSignsAgain } from './rules.ts';

type Party = Pick<RegistrationRecord, 'id' | 'members' | 'responsibleAdult'>;

/**
 * After a change of a party: anyone who is another person now, is of age in place of a minor, or is in the care of another adult, has
 * not signed, and links that were mailed for who was there before do not open who is there now.
 */
export async function askAnew(transaction: Kysely<Database>, before: Party, after: Party): Promise<void> {
  const { id } = after;
  const anew = whoSignsAgain(before, after);
  if (anew.length === 0) return;
  await sql`update registration_members set person_number = person_number + 1 where id = any(${anew}::uuid[])`.execute(
    transaction,
  );
  await sql`
    update waiver_links set member_ids = array(select unnest(member_ids) except select unnest(${anew}::uuid[]))
    where registration_id = ${id} and member_ids && ${anew}::uuid[]
  `.execute(transaction);
}
