import type { ArrivalRecord } from '../local-parties.ts';
import { withEntries } from './database.ts';
import { waitingRecordsName } from './names.ts';

/**
 * A record that the server has not answered yet. It contains no name, only random ids and a time, and outlasts the login: it is
 * sent when the same person logs in here again.
 */
interface WaitingRecord {
  readonly id: string;
  readonly userId: number;
  readonly eventId: string;
  readonly record: ArrivalRecord;
}

/** The user who made the records, and their event. */
export interface RecordOwner {
  readonly userId: number;
  readonly eventId: string;
}

/** Stores records until the server has answered them. */
export async function storeRecords(owner: RecordOwner, records: readonly ArrivalRecord[]): Promise<void> {
  await withEntries(waitingRecordsName, 'readwrite', async (entries, read) => {
    const stored = records.map((record): WaitingRecord => ({ id: record.id, ...owner, record }));
    await Promise.all(stored.map((entry) => read(entries.put(entry))));
  });
}

/** Deletes records that the server has answered. */
export async function forgetRecords(ids: readonly string[]): Promise<void> {
  await withEntries(waitingRecordsName, 'readwrite', async (entries, read) => {
    await Promise.all(ids.map((id) => read(entries.delete(id))));
  });
}

/** A user's records on this device that the server has not answered, by event, oldest first. */
export async function waitingRecords(userId: number): Promise<ReadonlyMap<string, readonly ArrivalRecord[]>> {
  const all = await withEntries(
    waitingRecordsName,
    'readonly',
    async (entries, read) => (await read(entries.getAll())) as WaitingRecord[],
  );
  const own = all
    .filter((entry) => entry.userId === userId)
    .sort((one, other) => Date.parse(one.record.at) - Date.parse(other.record.at));
  return new Map(
    [...new Set(own.map(({ eventId }) => eventId))].map((eventId) => [
      eventId,
      own.filter((entry) => entry.eventId === eventId).map(({ record }) => record),
    ]),
  );
}
