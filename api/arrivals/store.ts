import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { registrationStates } from '../platform/contract/enums.gen.ts';
import { canArrive } from './rules.ts';
import type { CorrectedRecord, Facts } from './rules.ts';

type Schemas = components['schemas'];
type Kind = Schemas['ArrivalKind'];

/** The rule `canArrive` as an SQL condition on the registration with the alias `r`. */
export const arrivable = sql<boolean>`r.state = any(${registrationStates.filter(canArrive)}::text[])`;

/** A record that a device sent, with its outcome. */
export interface StoredRecord extends CorrectedRecord {
  readonly outcome: Schemas['ArrivalOutcome'];
  readonly reason: Schemas['ArrivalReason'] | null;
}

/** Returns the facts about the people in these registrations, by person id. */
export async function findFacts(db: Kysely<Database>, registrationIds: readonly string[]): Promise<Map<string, Facts>> {
  const rows = await db.selectFrom('attendances').selectAll().where('registration_id', 'in', registrationIds).execute();
  const facts = new Map<string, Facts>();
  for (const row of rows) {
    const before = facts.get(row.member_id) ?? { isPlaceFreed: false };
    const fact = { at: row.at, undoneAt: row.undone_at, undoneDeviceId: row.undone_device_id };
    facts.set(row.member_id, {
      ...before,
      [row.kind]: fact,
      isPlaceFreed: before.isPlaceFreed || row.place_freed,
    });
  }
  return facts;
}

/** Stores a fact about a person with its time. */
export async function saveFact(
  transaction: Transaction<Database>,
  { memberId, registrationId, kind, at, deviceId, id }: CorrectedRecord,
  userId: number,
): Promise<void> {
  const values = { at, recorded_by: userId, device_id: deviceId, record_id: id };
  await transaction
    .insertInto('attendances')
    .values({ member_id: memberId, registration_id: registrationId, kind, ...values })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet(values))
    .execute();
}

/** Undoes a fact about a person, and stores when and on which device that was done. */
export async function takeFactBack(
  transaction: Transaction<Database>,
  { memberId, at, deviceId }: CorrectedRecord,
  kind: Kind,
): Promise<void> {
  await transaction
    .updateTable('attendances')
    .set({
      at: null,
      recorded_by: null,
      device_id: null,
      record_id: null,
      undone_at: at,
      undone_device_id: deviceId,
      place_freed: false,
    })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('at', 'is not', null)
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

/** Stores the records that a device sent. */
export async function saveRecords(
  transaction: Transaction<Database>,
  records: readonly StoredRecord[],
  about: { readonly eventId: string; readonly userId: number; readonly now: Date },
): Promise<void> {
  if (records.length === 0) return;
  await transaction
    .insertInto('arrival_records')
    .values(
      records.map((record) => ({
        id: record.id,
        event_id: about.eventId,
        registration_id: record.registrationId,
        member_id: record.memberId,
        kind: record.kind,
        is_undo: record.isUndo,
        at: record.at,
        device_id: record.deviceId,
        recorded_by: about.userId,
        received_at: about.now,
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
