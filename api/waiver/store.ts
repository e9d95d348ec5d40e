import type { Kysely, Transaction } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';

type Schemas = components['schemas'];

/** A signature as it is stored. */
export interface StoredSignature {
  readonly id: string;
  readonly memberId: string;
  readonly version: string;
  readonly language: 'en' | 'es';
  readonly personName: string;
  readonly eventName: string;
  readonly signerName: string;
  readonly relation: Schemas['WaiverRelation'];
  readonly method: Schemas['WaiverMethod'];
  readonly drawing: string | null;
  readonly signedAt: Date;
  /** The date on a paper, as YYYY-MM-DD. */
  readonly signedOn: string | null;
  /** The responsible adult named for the minor. */
  readonly responsibleAdult: string | null;
  /** Whether it is for a person who is coming now; people leave, and someone else may come under the same id. */
  readonly isCurrent: boolean;
}

/** A signature to store, with the data that only the server has. */
export interface NewSignature extends Omit<StoredSignature, 'isCurrent'> {
  readonly registrationId: string;
  readonly personNumber: number;
  readonly networkHash: Buffer | null;
  readonly recordedBy: number | null;
}

/** Locks a party until the transaction ends: a change of its people waits, because it also locks the registration first. */
export async function holdParty(transaction: Transaction<Database>, registrationId: string): Promise<void> {
  await transaction.selectFrom('registrations').select('id').where('id', '=', registrationId).forKeyShare().execute();
}

/** Returns the person number of each member of a registration, by member id. */
export async function findPersonNumbers(
  db: Kysely<Database>,
  registrationId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('registration_members')
    .select(['id', 'person_number'])
    .where('registration_id', '=', registrationId)
    .execute();
  return new Map(rows.map((row) => [row.id, row.person_number]));
}

/** Stores a text word for word, the first time that someone signs it. */
export async function keepText(
  transaction: Transaction<Database>,
  text: Schemas['WaiverText'],
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('waiver_texts')
    .values({
      version: text.version,
      language: text.language,
      title: text.title,
      blocks: JSON.stringify(text.blocks),
      first_signed_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Stores signatures. People who have already signed this version stay as they are, even if both arrive at the same moment.
 * @returns how many were new.
 */
export async function insertSignatures(
  transaction: Transaction<Database>,
  signatures: readonly NewSignature[],
): Promise<number> {
  const rows = await transaction
    .insertInto('waiver_signatures')
    .values(
      // Always in the same order, so that two transactions never deadlock.
      [...signatures]
        .sort((one, other) => (one.memberId < other.memberId ? -1 : 1))
        .map((signature) => ({
          id: signature.id,
          registration_id: signature.registrationId,
          member_id: signature.memberId,
          person_number: signature.personNumber,
          version: signature.version,
          language: signature.language,
          person_name: signature.personName,
          event_name: signature.eventName,
          signer_name: signature.signerName,
          relation: signature.relation,
          method: signature.method,
          drawing: signature.drawing,
          signed_at: signature.signedAt,
          signed_on: signature.signedOn,
          responsible_adult: signature.responsibleAdult,
          network_hash: signature.networkHash,
          recorded_by: signature.recordedBy,
        })),
    )
    .onConflict((conflict) => conflict.columns(['member_id', 'version', 'person_number']).doNothing())
    .returning('id')
    .execute();
  return rows.length;
}

/** Returns all signatures for a registration, oldest first. */
export async function findSignatures(db: Kysely<Database>, registrationId: string): Promise<StoredSignature[]> {
  const rows = await db
    .selectFrom('waiver_signatures')
    .leftJoin('registration_members', (join) =>
      join
        .onRef('registration_members.id', '=', 'waiver_signatures.member_id')
        .onRef('registration_members.person_number', '=', 'waiver_signatures.person_number'),
    )
    .selectAll('waiver_signatures')
    .select('registration_members.id as current_id')
    .where('waiver_signatures.registration_id', '=', registrationId)
    .orderBy('signed_at')
    .orderBy('waiver_signatures.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    memberId: row.member_id,
    version: row.version,
    // Refers to waiver_texts, which has only these two languages.
    language: row.language as 'en' | 'es',
    personName: row.person_name,
    eventName: row.event_name,
    signerName: row.signer_name,
    relation: row.relation,
    method: row.method,
    drawing: row.drawing,
    signedAt: row.signed_at,
    signedOn: row.signed_on,
    responsibleAdult: row.responsible_adult,
    isCurrent: row.current_id !== null,
  }));
}

/** Returns the texts of these versions, in every language in which they were signed. */
export async function findTexts(db: Kysely<Database>, versions: readonly string[]): Promise<Schemas['WaiverText'][]> {
  if (versions.length === 0) return [];
  const rows = await db
    .selectFrom('waiver_texts')
    .select(['version', 'language', 'title', 'blocks'])
    .where('version', 'in', versions)
    .orderBy('first_signed_at')
    .execute();
  // The column contains only values that keepText wrote.
  return rows.map((row) => ({ ...row, blocks: row.blocks as Schemas['WaiverBlock'][] }));
}

/** Returns when a party was last reminded of missing signatures; null if it never was. */
export async function findLastReminder(db: Kysely<Database>, registrationId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('waiver_reminders')
    .select('due_at')
    .where('registration_id', '=', registrationId)
    .orderBy('due_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.due_at ?? null;
}
