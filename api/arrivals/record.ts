import type { AppContext } from '../context.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { inBatchesByKey } from '../platform/data/batches.ts';
import type { ChangeContext } from '../registrations/port.ts';
import { lockDoor, openParties, saveParties, takeRecord } from './apply.ts';
import type { Door } from './apply.ts';
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

/** Records with the difference between the device's clock and ours, in ms, measured before they had to wait for others. */
interface Received extends Sent {
  readonly differenceMs: number;
}

/** The most requests that one transaction takes together, and the longest time it may take, in ms. */
const batchRules = { largest: 32, longest: 20_000 };

/** The ids of the parties that a device sent records about, in small letters, as the database returns them. */
function partiesOf({ batch }: Sent): string[] {
  return [...new Set(batch.records.map(({ registrationId }) => registrationId.toLowerCase()))];
}

/** What came of a request: the outcome of each of its records. */
interface Recorded {
  readonly now: Date;
  readonly outcomes: readonly Schemas['ArrivalResult'][];
}

/**
 * Records what several devices sent to an event, one request after the other. The event is locked, and then the parties, as every
 * change to them does.
 */
async function recordTogether(door: Door, all: readonly Received[], context: ArrivalContext): Promise<Recorded[]> {
  const { transaction, now } = door;
  const records = all.flatMap(({ batch }) => batch.records);
  const known = await findResults(
    transaction,
    records.map(({ id }) => id),
  );
  const parties = await openParties(transaction, all.flatMap(partiesOf));
  const taken: StoredRecord[] = [];
  const recorded: Recorded[] = [];
  for (const [request, { batch, userId, differenceMs }] of all.entries()) {
    const { deviceId } = batch;
    const fresh = [...new Map(batch.records.map((record) => [record.id, record])).values()]
      .filter(({ id }) => !known.has(id))
      .map((record) => ({
        ...record,
        userId,
        request,
        deviceId,
        at: correctedTime(new Date(record.at), differenceMs, now),
      }))
      .sort((one, other) => one.at.getTime() - other.at.getTime());
    for (const record of fresh) {
      const result = await takeRecord(door, parties.get(record.registrationId.toLowerCase()), record);
      if (result) taken.push(result);
      const { outcome, reason } = result ?? { outcome: 'refused', reason: 'unknown' };
      known.set(record.id, toResult(record.id, outcome, reason));
    }
    const outcomes = [...new Set(batch.records.map(({ id }) => id))].flatMap((id) => known.get(id) ?? []);
    recorded.push({ now, outcomes });
  }
  await saveParties(door, [...parties.values()], context);
  await saveRecords(transaction, taken, now);
  return recorded;
}

/** The check-in data that the answers to several requests share. */
interface After {
  readonly parties: readonly Schemas['DoorParty'][];
  readonly openQuestions: number;
}

/** Reads the parties that requests to an event were about, after their records were stored. */
async function readAfter(context: ArrivalContext, { event }: Door, all: readonly Sent[]): Promise<After> {
  const [parties, openQuestions] = await Promise.all([
    findDoorParties(context, event, { ids: all.flatMap(partiesOf) }),
    countQuestions(context.db, event.id),
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
  const enter = inBatchesByKey(
    ({ eventId }: Received) => eventId,
    async (first, join) => {
      const eventId = first[0]?.eventId ?? '';
      const stored = await context.db.transaction().execute(async (transaction) => {
        const door = await lockDoor(transaction, eventId, context.clock);
        const all = [...first, ...join()];
        return { all, door, recorded: door && (await recordTogether(door, all, context)) };
      });
      const { all, door, recorded } = stored;
      if (!door || !recorded) return all.map(() => null);
      const after = readAfter(context, door, all);
      // Nobody may be left to wait for it: a request that took too long was already refused.
      after.catch(() => undefined);
      return recorded.map((one) => ({ ...one, after }));
    },
    batchRules,
  );

  return async (sent) => {
    const differenceMs = clockDifference(new Date(sent.batch.sentAt), context.clock());
    const result = await enter({ ...sent, differenceMs });
    if (!result) throw new ProblemError('not-found');
    const { parties, openQuestions } = await result.after;
    const own = new Set(partiesOf(sent));
    return {
      serverTime: result.now.toISOString(),
      clockDifferenceMs: differenceMs,
      results: [...result.outcomes],
      parties: parties.filter(({ id }) => own.has(id)),
      openQuestions,
    };
  };
}
