import { placesLeft } from '../events/rules.ts';
import type { AppContext } from '../context.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { ChangeParts } from '../registrations/port.ts';
import { closeParty, lockDoor, openParties, takeRecord } from './apply.ts';
import { findDoorParties } from './list.ts';
import { clockDifference, correctedTime } from './rules.ts';
import { countQuestions, findResults, saveRecords, toResult } from './store.ts';
import type { StoredRecord } from './store.ts';

type Schemas = components['schemas'];
type ArrivalParts = Pick<AppContext, 'db' | 'waivers'> & ChangeParts;

/**
 * Records the arrivals that a device sent, in one transaction. Locks the event first and then its parties, as every change to them
 * does.
 * @throws ProblemError `not-found`.
 */
export async function recordArrivals(
  parts: ArrivalParts,
  eventId: string,
  { deviceId, sentAt, records }: Schemas['ArrivalBatch'],
  userId: number,
): Promise<Schemas['ArrivalBatchResult']> {
  return parts.db.transaction().execute(async (transaction) => {
    const door = await lockDoor(transaction, eventId, { userId, clock: parts.clock });
    const { event, now } = door;
    const clockDifferenceMs = clockDifference(new Date(sentAt), now);
    const known = await findResults(
      transaction,
      records.map(({ id }) => id),
    );
    const fresh = [...new Map(records.map((record) => [record.id, record])).values()]
      .filter(({ id }) => !known.has(id))
      .map((record) => ({ ...record, deviceId, at: correctedTime(new Date(record.at), clockDifferenceMs, now) }))
      .sort((one, other) => one.at.getTime() - other.at.getTime());
    const parties = await openParties(
      door,
      records.map(({ registrationId }) => registrationId),
    );
    const free = { places: placesLeft(event) };
    const taken: StoredRecord[] = [];
    for (const record of fresh) {
      const result = await takeRecord(door, parties.get(record.registrationId), record, free);
      if (result) taken.push(result);
      known.set(
        record.id,
        result ? toResult(record.id, result.outcome, result.reason) : toResult(record.id, 'refused', 'unknown'),
      );
    }
    for (const party of parties.values()) await closeParty(door, party, parts);
    await saveRecords(transaction, taken, { eventId, userId, now });
    return {
      serverTime: now.toISOString(),
      clockDifferenceMs,
      results: [...new Set(records.map(({ id }) => id))].flatMap((id) => known.get(id) ?? []),
      parties: await findDoorParties(transaction, event, parts.waivers, { ids: [...parties.keys()] }),
      openQuestions: await countQuestions(transaction, eventId),
    };
  });
}
