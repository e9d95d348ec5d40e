import type { Transaction } from 'kysely';
import { lockEvents } from '../events/port.ts';
import type { StoredEvent } from '../events/port.ts';
import { placesLeft } from '../events/rules.ts';
import { netPaid } from '../payments/rules.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { applyChanges, findRegistrations, system } from '../registrations/port.ts';
import type { ChangeContext, RegistrationRecord } from '../registrations/port.ts';
import { settledState } from '../registrations/rules.ts';
import { decideRecord, endedBy } from './rules.ts';
import { findFacts, saveFacts, wasDecided } from './store.ts';
import type { ChangedFact, SentRecord, StoredFact, StoredFacts, StoredRecord } from './store.ts';

type Schemas = components['schemas'];
type Kind = Schemas['ArrivalKind'];
type HistoryKind = Schemas['RegistrationChangeKind'];

/** The history entries of each kind of record: when recorded, and when undone. */
const historyKinds = {
  arrived: ['arrived', 'arrivalUndone'],
  departed: ['departed', 'departureUndone'],
  notComing: ['notComing', 'notComingUndone'],
} as const satisfies Record<Kind, readonly [HistoryKind, HistoryKind]>;

/** An event whose row the transaction has locked. */
export interface Door {
  readonly transaction: Transaction<Database>;
  readonly event: StoredEvent;
  readonly now: Date;
  /** The event's free places; null when it has no limit. Records that book a place again lower it. */
  freePlaces: number | null;
}

/** A party whose row is locked, with the facts about its people. Applying records changes it. */
export interface OpenParty {
  readonly record: RegistrationRecord;
  /** Its state before its first arrival. */
  readonly stateBeforeArrival: string | null;
  readonly facts: Map<string, StoredFacts>;
  /** The facts that changed, by person and kind. */
  readonly changed: Map<string, Pick<ChangedFact, 'memberId' | 'kind'>>;
  /** The records that changed something. The party's history entries come from them. */
  readonly applied: SentRecord[];
  freedPlaces: number;
}

/** Locks an event so that arrivals can be recorded; null if there is none with this id. */
export async function lockDoor(
  transaction: Transaction<Database>,
  eventId: string,
  clock: () => Date,
): Promise<Door | null> {
  const event = (await lockEvents(transaction, [eventId])).get(eventId);
  return event ? { transaction, event, now: clock(), freePlaces: placesLeft(event) } : null;
}

/** Locks these parties in the order of their ids. As for every change to parties, the event's row must be locked first. */
export async function openParties(
  transaction: Transaction<Database>,
  ids: readonly string[],
): Promise<Map<string, OpenParty>> {
  const rows = await transaction
    .selectFrom('registrations')
    .select(['id', 'state_before_arrival'])
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length === 0) return new Map();
  const found = rows.map(({ id }) => id);
  const [records, all] = [await findRegistrations(transaction, found), await findFacts(transaction, found)];
  return new Map(
    rows.flatMap(({ id, state_before_arrival: stateBeforeArrival }) => {
      const record = records.get(id);
      if (!record) return [];
      const facts = new Map(record.members.map((member) => [member.id, all.get(member.id) ?? { isPlaceFreed: false }]));
      const { freedPlaces } = record;
      return [[id, { record, stateBeforeArrival, facts, changed: new Map(), applied: [], freedPlaces }]];
    }),
  );
}

function setFact(party: OpenParty, memberId: string, kind: Kind, fact: StoredFact): void {
  party.facts.set(memberId, { isPlaceFreed: false, ...party.facts.get(memberId), [kind]: fact });
  party.changed.set(`${memberId} ${kind}`, { memberId, kind });
}

/** Sets a fact to the time of a record. When and where it was undone before stays. */
function recordFact(party: OpenParty, { memberId, kind, at, deviceId, id, userId }: SentRecord): void {
  const before = party.facts.get(memberId)?.[kind] ?? { undoneAt: null, undoneDeviceId: null };
  setFact(party, memberId, kind, { ...before, at, recordedBy: userId, deviceId, recordId: id });
}

function undoFact(party: OpenParty, { memberId, at, deviceId }: SentRecord, kind: Kind): void {
  const undone = { undoneAt: at, undoneDeviceId: deviceId };
  setFact(party, memberId, kind, { at: null, recordedBy: null, deviceId: null, recordId: null, ...undone });
  if (kind === 'notComing') party.facts.set(memberId, { ...party.facts.get(memberId), isPlaceFreed: false });
}

function applyRecord(party: OpenParty, record: SentRecord): void {
  for (const kind of endedBy(record)) {
    if (party.facts.get(record.memberId)?.[kind]?.at) undoFact(party, record, kind);
  }
  if (!record.isUndo) recordFact(party, record);
  party.applied.push(record);
}

/**
 * Returns the state of a party after its records: the first arrival checks it in, and without any arrival it returns to its earlier
 * state.
 */
function stateAfter({ record, facts, freedPlaces, stateBeforeArrival }: OpenParty) {
  const hasArrived = [...facts.values()].some(({ arrived }) => arrived?.at);
  if (hasArrived && record.state !== 'checkedIn') {
    return { to: { state: 'checkedIn' as const }, columns: { state_before_arrival: record.state } };
  }
  // Freed places are tracked only while the party is checked in.
  if (hasArrived || record.state !== 'checkedIn' || freedPlaces > 0) return {};
  const state =
    stateBeforeArrival === 'confirmed'
      ? stateBeforeArrival
      : settledState(record.quote.totalCents, netPaid(record.receipts));
  return { to: { state }, columns: { state_before_arrival: null } };
}

/** Returns the history of the applied records: one entry for each request and kind, in their order. */
function historyOf({ applied }: OpenParty) {
  const kindOf = ({ kind, isUndo }: SentRecord) => historyKinds[kind][isUndo ? 1 : 0];
  const together = Map.groupBy(applied, (record) => `${String(record.request)} ${kindOf(record)}`);
  return [...together.values()].flatMap((records) => {
    const [first] = records;
    if (!first) return [];
    const recordedAt = new Date(Math.min(...records.map(({ at }) => at.getTime()))).toISOString();
    const actor = { by: 'staff' as const, userId: first.userId };
    return [{ kind: kindOf(first), actor, details: { people: records.length, recordedAt } }];
  });
}

/** Writes the changes to parties: facts, state, places, history, audit trail. */
export async function saveParties(
  { transaction, event, now }: Door,
  parties: readonly OpenParty[],
  context: ChangeContext,
): Promise<void> {
  await saveFacts(
    transaction,
    parties.flatMap(({ record: { id: registrationId }, facts, changed }) =>
      [...changed.values()].flatMap(({ memberId, kind }) => {
        const { [kind]: fact, isPlaceFreed = false } = facts.get(memberId) ?? {};
        return fact
          ? [{ registrationId, memberId, kind, fact, isPlaceFreed: kind === 'notComing' && isPlaceFreed }]
          : [];
      }),
    ),
  );
  const changes = parties
    .filter(({ changed }) => changed.size > 0)
    .map((party) => {
      const { record, freedPlaces } = party;
      const { to, columns } = stateAfter(party);
      const change = {
        // Each entry of the history names its own user.
        actor: system,
        to: { ...to, freedPlaces },
        ...(columns && { columns }),
        keepsVersion: to === undefined,
        history: historyOf(party),
      };
      return { locked: { transaction, event, record, now }, change };
    });
  await applyChanges(transaction, changes, context);
}

/** Decides on one record and applies it to its party. Returns null if there is no such party. */
export async function takeRecord(
  door: Door,
  party: OpenParty | undefined,
  record: SentRecord,
  isConfirmed = false,
): Promise<StoredRecord | null> {
  if (!party) return null;
  const { event, transaction } = door;
  const decision = decideRecord(record, {
    event,
    party: party.record,
    facts: party.facts.get(record.memberId) ?? null,
    hasFreePlace: door.freePlaces === null || door.freePlaces > 0,
    isConfirmed,
  });
  const stored = { ...record, eventId: event.id, reason: null };
  if ('reason' in decision) {
    const isSettled = decision.outcome === 'question' && (await wasDecided(transaction, record));
    return { ...stored, outcome: isSettled ? 'settled' : decision.outcome, reason: decision.reason };
  }
  if (decision.outcome === 'agreed') {
    if (decision.isEarlier) recordFact(party, record);
    return { ...stored, outcome: 'agreed' };
  }
  if (decision.takesPlaceBack) {
    party.freedPlaces -= 1;
    if (door.freePlaces !== null) door.freePlaces -= 1;
  }
  applyRecord(party, record);
  return { ...stored, outcome: 'recorded' };
}
