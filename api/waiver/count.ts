import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import type { RegistrationRecord } from '../registrations/record.ts';
import { needsSignatures } from './rules.ts';
import { isSigned } from './store.ts';

/** How many people of a registration have signed this version, and how many are to. */
export async function countSignatures(
  db: Kysely<Database>,
  { id, state, members }: Pick<RegistrationRecord, 'id' | 'state' | 'members'>,
  version: string,
): Promise<components['schemas']['WaiverCount']> {
  const { rows } = await sql<{ signed: number }>`
    select count(*)::int as signed from registration_members m
    where m.registration_id = ${id} and ${isSigned(version)}
  `.execute(db);
  return { signed: rows[0]?.signed ?? 0, needed: needsSignatures(state) ? members.length : 0 };
}
