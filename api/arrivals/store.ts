import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { registrationStates } from '../platform/contract/enums.gen.ts';
import { canArrive } from './rules.ts';
import type { CorrectedRecord, Fact } from './rules.ts';

type Schemas = components['schemas'];
type Kind = Schemas['ArrivalKind'];

/** The rule `canArrive` as an SQL condition on the registration with the alias `r`. */
export const arrivable = sql<boolean>`r.state = any(${registrationStates.filter(canArrive)}::text[])`;

/** A record with the user who sent it. */
export interface SentRecord extends CorrectedRecord {
  readonly userId: number;
  /** The position of its request among those that share a transaction. */
  readonly request: number;
}

/** A record that a device sent, with the event that it was sent to and its outcome. */
export interface StoredRecord extends SentRecord {
  readonly eventId: string;
  readonly outcome: Schemas['ArrivalOutcome'];
  readonly reason: Schemas['ArrivalReason'] | null;
}

/** A fact about a person with the record that it comes from; without one once it was undone. */
export interface StoredFact extends Fact {
  readonly recordedBy: number | null;
  readonly deviceId: string | null;
  readonly recordId: string | null;
}

/** The stored facts about a person. Kinds that nobody recorded are missing. */
export type StoredFacts = Readonly<Partial<Record<Kind, StoredFact>>> & { readonly isPlaceFreed: boolean };

/** Returns the facts about the people in these registrations, by person id. */
export async function findFacts(
  db: Kysely<Database>,
  registrationIds: readonly string[],
): Promise<Map<string, StoredFacts>> {
  const rows = await db.selectFrom('attendances').selectAll().where('registration_id', 'in', registrationIds).execute();
  const facts = new Map<string, StoredFacts>();
  for (const row of rows) {
    const before = facts.get(row.member_id) ?? { isPlaceFreed: false };
    const fact: StoredFact = {
      at: row.at,
      recordedBy: row.recorded_by,
      deviceId: row.device_id,
      recordId: row.record_id,
      undoneAt: row.undone_at,
      undoneDeviceId: row.undone_device_id,
    };
    facts.set(row.member_id, {
      ...before,
      [row.kind]: fact,
      isPlaceFreed: before.isPlaceFreed || row.place_freed,
    });
  }
  return facts;
}

/** A fact that is new or has changed. */
export interface ChangedFact {
  readonly registrationId: string;
  readonly memberId: string;
  readonly kind: Kind;
  readonly fact: StoredFact;
  readonly isPlaceFreed: boolean;
}

/** Stores facts about people, each fact once. */
export async function saveFacts(transaction: Transaction<Database>, changed: readonly ChangedFact[]): Promise<void> {
  if (changed.length === 0) return;
  await transaction
    .insertInto('attendances')
    .values(
      changed.map(({ registrationId, memberId, kind, fact, isPlaceFreed }) => ({
        registration_id: registrationId,
        member_id: memberId,
        kind,
        at: fact.at,
        recorded_by: fact.recordedBy,
        device_id: fact.deviceId,
        record_id: fact.recordId,
        undone_at: fact.undoneAt,
        undone_device_id: fact.undoneDeviceId,
        place_freed: isPlaceFreed,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'kind']).doUpdateSet((row) => ({
        at: row.ref('excluded.at'),
        recorded_by: row.ref('excluded.recorded_by'),
        device_id: row.ref('excluded.device_id'),
        record_id: row.ref('excluded.record_id'),
        undone_at: row.ref('excluded.undone_at'),
        undone_device_id: row.ref('excluded.undone_device_id'),
        place_freed: row.ref('excluded.place_freed'),
      })),
    )
    .execute();
}

/** Marks the places of people in a party who are not coming as freed. */
export async function markPlacesFreed(transaction: Transaction<Database>, registrationId: string): Promise<void> {
  await transaction
    .updateTable('attendances')
    .set({ place_freed: true })
    .where('registration_id', '=', registrationId)
    .where('kind', '=', 'notComing')
    .where('at', 'is not', null)
    .execute();
}

/** Stores the records that devices sent. */
export async function saveRecords(
  transaction: Transaction<Database>,
  records: readonly StoredRecord[],
  now: Date,
): Promise<void> {
  if (records.length === 0) return;
  await transaction
    .insertInto('arrival_records')
    .values(
      records.map((record) => ({
        id: record.id,
        event_id: record.eventId,
        registration_id: record.registrationId,
        member_id: record.memberId,
        kind: record.kind,
        is_undo: record.isUndo,
        at: record.at,
        device_id: record.deviceId,
        recorded_by: record.userId,
        received_at: now,
        outcome: record.outcome,
        reason: record.reason,
      })),
    )
    .execute();
}

/** Returns the outcomes of those of these records that were sent before. */
export async function findResults(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, Schemas['ArrivalResult']>> {
  const rows = await db
    .selectFrom('arrival_records')
    .select(['id', 'outcome', 'reason'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, outcome, reason }) => [id, toResult(id, outcome, reason)]));
}

/** The columns contain only values that the rules return. */
export function toResult(id: string, outcome: string, reason: string | null): Schemas['ArrivalResult'] {
  return {
    id,
    outcome: outcome as Schemas['ArrivalOutcome'],
    ...(reason !== null && { reason: reason as Schemas['ArrivalReason'] }),
  };
}

/** Whether staff have already decided this question: one about the same person and kind, decided after the record was made. */
export async function wasDecided(
  db: Kysely<Database>,
  { memberId, kind, isUndo, at }: Pick<CorrectedRecord, 'memberId' | 'kind' | 'isUndo' | 'at'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('arrival_records')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('is_undo', '=', isUndo)
    .where('outcome', '=', 'question')
    .where('decided_at', '>=', at)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the open questions of an event. A question that several devices raise counts once. */
export async function countQuestions(db: Kysely<Database>, eventId: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${selectQuestions(eventId)} as open`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns the ids of the events with open questions, whose index has nothing else. */
export async function findEventsWithQuestions(db: Kysely<Database>): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('arrival_records')
    .select('event_id')
    .distinct()
    .where('outcome', '=', 'question')
    .where('decided_at', 'is', null)
    .execute();
  return new Set(rows.map(({ event_id: id }) => id));
}

/** One row for each open question of an event. */
export function selectQuestions(eventId: string) {
  return sql`(
    select min(number) as number from arrival_records
    where event_id = ${eventId} and outcome = 'question' and decided_at is null
    group by member_id, kind, is_undo
  )`;
}

/** Selects the people who have a place at an event and are still to come, as in the rule `attendanceOf`. */
export function selectToCome(eventId: string) {
  return sql`(
    select m.id from registrations r join registration_members m on m.registration_id = r.id
    where r.event_id = ${eventId} and ${arrivable} and not exists (
      select 1 from attendances a where a.member_id = m.id and a.at is not null
    )
  )`;
}
