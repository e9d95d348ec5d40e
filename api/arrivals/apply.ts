import type { Transaction } from 'kysely';
import { lockEvents } from '../events/port.ts';
import type { StoredEvent } from '../events/port.ts';
import { isPaidInFull, netPaid } from '../payments/rules.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { applyChange, findRegistration } from '../registrations/port.ts';
import type { ChangeParts, RegistrationRecord } from '../registrations/port.ts';
import { contradicts, decideRecord } from './rules.ts';
import type { CorrectedRecord, Facts } from './rules.ts';
import { findFacts, saveFact, takeFactBack, wasDecided } from './store.ts';
import type { StoredRecord } from './store.ts';

type Schemas = components['schemas'];
type HistoryKind = Schemas['RegistrationChangeKind'];

/** The history entries of each kind of record: when recorded, and when undone. */
const historyKinds = {
  arrived: ['arrived', 'arrivalUndone'],
  departed: ['departed', 'departureUndone'],
  notComing: ['notComing', 'notComingUndone'],
} as const satisfies Record<Schemas['ArrivalKind'], readonly [HistoryKind, HistoryKind]>;

/** An event whose row the transaction has locked, and the user who records the arrivals. */
export interface Door {
  readonly transaction: Transaction<Database>;
  readonly event: StoredEvent;
  readonly userId: number;
  readonly now: Date;
}

/** A party whose row is locked, with the facts about its people. Applying records changes it. */
interface OpenParty {
  readonly record: RegistrationRecord;
  readonly facts: Map<string, Facts>;
  /** The records that changed something. The party's history entries come from them. */
  readonly applied: CorrectedRecord[];
  freedPlaces: number;
  isTouched: boolean;
}

/** Locks these parties in the order of their ids. As for every change to parties, the event's row must be locked first. */
export async function openParties(
  { transaction }: Pick<Door, 'transaction'>,
  ids: readonly string[],
): Promise<Map<string, OpenParty>> {
  const rows = await transaction
    .selectFrom('registrations')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute();
  const parties = new Map<string, OpenParty>();
  if (rows.length === 0) return parties;
  const all = await findFacts(
    transaction,
    rows.map(({ id }) => id),
  );
  for (const { id } of rows) {
    const record = await findRegistration(transaction, id);
    if (!record) continue;
    const facts = new Map(record.members.map((member) => [member.id, all.get(member.id) ?? { isPlaceFreed: false }]));
    parties.set(id, { record, facts, applied: [], freedPlaces: record.freedPlaces, isTouched: false });
  }
  return parties;
}

async function applyRecord({ transaction, userId }: Door, party: OpenParty, record: CorrectedRecord): Promise<void> {
  const before = party.facts.get(record.memberId) ?? { isPlaceFreed: false };
  const undone = record.isUndo ? record.kind : contradicts[record.kind];
  const facts: { -readonly [Name in keyof Facts]: Facts[Name] } = { ...before };
  if (undone && before[undone]?.at) {
    await takeFactBack(transaction, record, undone);
    facts[undone] = { at: null, undoneAt: record.at, undoneDeviceId: record.deviceId };
    if (undone === 'notComing') facts.isPlaceFreed = false;
  }
  if (!record.isUndo) {
    await saveFact(transaction, record, userId);
    facts[record.kind] = { undoneAt: null, undoneDeviceId: null, ...before[record.kind], at: record.at };
  }
  party.facts.set(record.memberId, facts);
  party.applied.push(record);
  party.isTouched = true;
}

/**
 * Returns the state of a party after its records: the first arrival checks it in, and without any arrival it returns to its earlier
 * state.
 */
async function stateAfter({ transaction }: Door, { record, facts, freedPlaces }: OpenParty) {
  const hasArrived = [...facts.values()].some(({ arrived }) => arrived?.at);
  if (hasArrived && record.state !== 'checkedIn') {
    return { to: { state: 'checkedIn' as const }, columns: { state_before_arrival: record.state } };
  }
  // Freed places are tracked only while the party is checked in.
  if (hasArrived || record.state !== 'checkedIn' || freedPlaces > 0) return {};
  const { state_before_arrival: before } = await transaction
    .selectFrom('registrations')
    .select('state_before_arrival')
    .where('id', '=', record.id)
    .executeTakeFirstOrThrow();
  const isConfirmed = before === 'confirmed' || isPaidInFull(record.quote.totalCents, netPaid(record.receipts));
  const state = isConfirmed ? ('confirmed' as const) : ('pendingPayment' as const);
  return { to: { state }, columns: { state_before_arrival: null } };
}

function historyOf({ applied }: OpenParty) {
  const byKind = new Map<HistoryKind, CorrectedRecord[]>();
  for (const record of applied) {
    const kind = historyKinds[record.kind][record.isUndo ? 1 : 0];
    byKind.set(kind, [...(byKind.get(kind) ?? []), record]);
  }
  return [...byKind].map(([kind, records]) => {
    const first = Math.min(...records.map(({ at }) => at.getTime()));
    return { kind, details: { people: records.length, recordedAt: new Date(first).toISOString() } };
  });
}

/** Writes the changes to a party: state, places, history, audit trail. */
export async function closeParty(door: Door, party: OpenParty, parts: ChangeParts): Promise<void> {
  if (!party.isTouched) return;
  const { transaction, event, now, userId } = door;
  const { to, columns } = await stateAfter(door, party);
  await applyChange(
    { transaction, event, record: party.record, now },
    {
      actor: { by: 'staff', userId },
      to: { ...to, freedPlaces: party.freedPlaces },
      ...(columns && { columns }),
      keepsVersion: to === undefined,
      history: historyOf(party),
    },
    parts,
  );
}

/** Decides on one record and applies it. `free` counts the event's free places during the batch. */
export async function takeRecord(
  door: Door,
  party: OpenParty | undefined,
  record: CorrectedRecord,
  free: { places: number | null },
  isConfirmed = false,
): Promise<StoredRecord | null> {
  if (!party) return null;
  const decision = decideRecord(record, {
    event: door.event,
    party: party.record,
    facts: party.facts.get(record.memberId) ?? null,
    hasFreePlace: free.places === null || free.places > 0,
    isConfirmed,
  });
  if ('reason' in decision) {
    const isSettled = decision.outcome === 'question' && (await wasDecided(door.transaction, record));
    return { ...record, outcome: isSettled ? 'settled' : decision.outcome, reason: decision.reason };
  }
  if (decision.outcome === 'agreed') {
    if (decision.isEarlier) {
      await saveFact(door.transaction, record, door.userId);
      party.isTouched = true;
    }
    return { ...record, outcome: 'agreed', reason: null };
  }
  if (decision.takesPlaceBack) {
    party.freedPlaces -= 1;
    if (free.places !== null) free.places -= 1;
  }
  await applyRecord(door, party, record);
  return { ...record, outcome: 'recorded', reason: null };
}

/**
 * Locks an event so that arrivals can be recorded.
 * @throws ProblemError `not-found`.
 */
export async function lockDoor(
  transaction: Transaction<Database>,
  eventId: string,
  { userId, clock }: { readonly userId: number; readonly clock: () => Date },
): Promise<Door> {
  const event = (await lockEvents(transaction, [eventId])).get(eventId);
  if (!event) throw new ProblemError('not-found');
  return { transaction, event, userId, now: clock() };
}
