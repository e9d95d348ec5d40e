import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { registrationStates } from '../platform/contract/enums.gen.ts';
import { canArrive } from './rules.ts';
import type { CorrectedRecord, Facts } from './rules.ts';

type Schemas = components['schemas'];
type Kind = Schemas['ArrivalKind'];

/** The rule canArrive, as a condition on the registration that a query calls `r`. */
export const arrivable = sql<boolean>`r.state = any(${registrationStates.filter(canArrive)}::text[])`;

/** What a device sent, and what became of it. */
export interface StoredRecord extends CorrectedRecord {
  readonly outcome: Schemas['ArrivalOutcome'];
  readonly reason: Schemas['ArrivalReason'] | null;
}

/** The facts of the people of these registrations, by person. */
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

/** Records that something is true of a person since a time. */
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

/** Takes back what was recorded of a person, and keeps when and where that was done. */
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

/** Marks that the places of the people of a party who are not coming were given back. */
export async function markPlacesFreed(transaction: Transaction<Database>, registrationId: string): Promise<void> {
  await transaction
    .updateTable('attendances')
    .set({ place_freed: true })
    .where('registration_id', '=', registrationId)
    .where('kind', '=', 'notComing')
    .where('at', 'is not', null)
    .execute();
}

/** Stores what a device sent. */
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

/** What became of these records, as far as they were sent before. */
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

/** The columns contain what the rules decide. */
export function toResult(id: string, outcome: string, reason: string | null): Schemas['ArrivalResult'] {
  return {
    id,
    outcome: outcome as Schemas['ArrivalOutcome'],
    ...(reason !== null && { reason: reason as Schemas['ArrivalReason'] }),
  };
}

/** Whether staff have already decided this question: about the same person and kind, later than the record. */
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

/** How many people an open question of an event is about. Several devices may ask the same. */
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

/** The people who have a place at an event and are still to come, as the rule attendanceOf says. */
export function selectToCome(eventId: string) {
  return sql`(
    select m.id from registrations r join registration_members m on m.registration_id = r.id
    where r.event_id = ${eventId} and ${arrivable} and not exists (
      select 1 from attendances a where a.member_id = m.id and a.at is not null
    )
  )`;
}
