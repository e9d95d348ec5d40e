import type { Transaction } from 'kysely';
import type { AppContext } from '../context.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { inBatches } from '../platform/data/batches.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import type { ChangeContext } from '../registrations/port.ts';
import { lockDoors, openParties, saveParties, takeRecord } from './apply.ts';
import type { Door, OpenParty } from './apply.ts';
import { findDoorParties } from './list.ts';
import { clockDifference, correctedTime } from './rules.ts';
import { countQuestions, findResults, saveRecords, toResult } from './store.ts';
import type { StoredRecord } from './store.ts';

type Schemas = components['schemas'];
type ArrivalContext = Pick<AppContext, 'db' | 'waivers'> & ChangeContext;

/** The records that a user's device sent to an event. */
interface Sent {
  readonly eventId: string;
  readonly batch: Schemas['ArrivalBatch'];
  readonly userId: number;
}

/** The most requests that one transaction takes together, and the longest time it may take, in ms. */
const batchRules = { largest: 32, longest: 20_000 };

/** The ids of the parties that a device sent records about. */
function partiesOf({ batch }: Sent): string[] {
  return [...new Set(batch.records.map(({ registrationId }) => registrationId))];
}

/** What came of a request: its event, and the outcome of each of its records. */
interface Recorded {
  readonly door: Door;
  readonly outcomes: readonly Schemas['ArrivalResult'][];
}

/** Decides on the records of a request and applies them to their parties. Adds them to `taken`, and their outcomes to `known`. */
async function take(
  door: Door,
  { batch, userId }: Sent,
  parties: ReadonlyMap<string, OpenParty>,
  known: Map<string, Schemas['ArrivalResult']>,
  taken: StoredRecord[],
): Promise<Recorded> {
  const { now } = door;
  const { deviceId } = batch;
  const difference = clockDifference(new Date(batch.sentAt), now);
  const fresh = [...new Map(batch.records.map((record) => [record.id, record])).values()]
    .filter(({ id }) => !known.has(id))
    .map((record) => ({ ...record, userId, deviceId, at: correctedTime(new Date(record.at), difference, now) }))
    .sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const record of fresh) {
    const result = await takeRecord(door, parties.get(record.registrationId), record);
    if (result) taken.push(result);
    const { outcome, reason } = result ?? { outcome: 'refused', reason: 'unknown' };
    known.set(record.id, toResult(record.id, outcome, reason));
  }
  return { door, outcomes: [...new Set(batch.records.map(({ id }) => id))].flatMap((id) => known.get(id) ?? []) };
}

/**
 * Records what several devices sent, in one transaction, one request after the other. Locks the events first and then the parties, as
 * every change to them does.
 * @returns one result for each request; null where there is no such event
 */
async function recordTogether(
  transaction: Transaction<Database>,
  doors: ReadonlyMap<string, Door>,
  all: readonly Sent[],
  context: ArrivalContext,
): Promise<(Recorded | null)[]> {
  const records = all.flatMap(({ batch }) => batch.records);
  const known = await findResults(
    transaction,
    records.map(({ id }) => id),
  );
  const parties = await openParties(transaction, all.flatMap(partiesOf));
  const taken: StoredRecord[] = [];
  const recorded: (Recorded | null)[] = [];
  for (const sent of all) {
    const door = doors.get(sent.eventId);
    recorded.push(door ? await take(door, sent, parties, known, taken) : null);
  }
  await saveParties(transaction, doors, [...parties.values()], context);
  await saveRecords(transaction, taken, context.clock());
  return recorded;
}

/** The check-in data that the answers to several requests share. */
interface After {
  readonly parties: readonly Schemas['DoorParty'][];
  readonly openQuestions: number;
}

/** Reads the parties that requests to an event were about, after their records were stored. */
async function readAfter({ db, waivers }: ArrivalContext, { event }: Door, all: readonly Sent[]): Promise<After> {
  const ids = all.filter(({ eventId }) => eventId === event.id).flatMap(partiesOf);
  const [parties, openQuestions] = await Promise.all([
    findDoorParties(db, event, waivers, { ids }),
    countQuestions(db, event.id),
  ]);
  return { parties, openQuestions };
}

/**
 * Creates the entry point through which devices record arrivals. Requests that arrive while others are being stored share the next
 * transaction: with many devices at the doors of one event, its row is locked and the disk is written once for all that wait. What
 * the answers show is read afterwards, so that the next requests need not wait for it.
 * @returns a function that throws ProblemError `not-found` when there is no such event
 */
export function createArrivalIntake(context: ArrivalContext): (sent: Sent) => Promise<Schemas['ArrivalBatchResult']> {
  const enter = inBatches(async (first: readonly Sent[], join) => {
    const { all, recorded } = await context.db.transaction().execute(async (transaction) => {
      const doors = await lockDoors(
        transaction,
        first.map(({ eventId }) => eventId),
        context.clock,
      );
      const together = [...first, ...join(({ eventId }) => doors.has(eventId))];
      return { all: together, recorded: await recordTogether(transaction, doors, together, context) };
    });
    const doors = new Set(recorded.flatMap((one) => one?.door ?? []));
    const afters = new Map([...doors].map((door) => [door, readAfter(context, door, all)]));
    // Nobody may be left to wait for them: a request that took too long was already refused.
    for (const after of afters.values()) after.catch(() => undefined);
    return recorded.map((one) => one && { ...one, after: afters.get(one.door) });
  }, batchRules);

  return async (sent) => {
    const result = await enter(sent);
    const after = await result?.after;
    if (!result || !after) throw new ProblemError('not-found');
    const { door, outcomes } = result;
    const own = new Set(partiesOf(sent));
    return {
      serverTime: door.now.toISOString(),
      clockDifferenceMs: clockDifference(new Date(sent.batch.sentAt), door.now),
      results: [...outcomes],
      parties: after.parties.filter(({ id }) => own.has(id)),
      openQuestions: after.openQuestions,
    };
  };
}
