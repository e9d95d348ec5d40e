import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { needsSignatures } from '../waiver/rules.ts';
import { isSigned } from './is-signed.ts';

type Schemas = components['schemas'];

/** A registration whose signatures are counted. */
interface SigningParty {
  readonly id: string;
  readonly state: Schemas['RegistrationState'];
  readonly members: { readonly length: number };
}

/** How many people of a registration have signed this version, and how many need to. */
export async function countSignatures(
  db: Kysely<Database>,
  { id, state, members }: SigningParty,
  version: string,
): Promise<Schemas['WaiverCount']> {
  const { rows } = await sql<{ signed: number }>`
    select count(*)::int as signed from registration_members m
    where m.registration_id = ${id} and ${isSigned(version)}
  `.execute(db);
  return { signed: rows[0]?.signed ?? 0, needed: needsSignatures(state) ? members.length : 0 };
}
