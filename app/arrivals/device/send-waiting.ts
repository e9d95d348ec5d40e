import type { Api, Schemas } from '../../platform/client/client.ts';
import { loadDoor, sendRecords } from '../door-sync.ts';
import type { ArrivalRecord } from '../local-parties.ts';
import { thisDevice } from './device-id.ts';
import { rememberedUser } from './remembered-user.ts';
import { forgetRecords, waitingRecords } from './waiting-records.ts';

/** How many records the server refused for an event. */
export interface Refused {
  readonly event: Pick<Schemas['DoorEvent'], 'id' | 'name'>;
  readonly count: number;
}

interface Sending {
  readonly api: Api;
  readonly language: 'en' | 'es';
}

async function sendTo({ api, language }: Sending, eventId: string, records: readonly ArrivalRecord[]) {
  let left = records;
  let count = 0;
  while (left.length > 0) {
    const { answer } = await sendRecords(api, eventId, thisDevice(), left);
    const kept = answer.results.filter(({ outcome }) => outcome === 'refused').length;
    await forgetRecords(answer.results.filter(({ outcome }) => outcome !== 'refused').map(({ id }) => id));
    const answered = new Set(answer.results.map(({ id }) => id));
    left = left.filter(({ id }) => !answered.has(id));
    count += kept;
  }
  if (count === 0) return [];
  // Only the name is needed, so this asks for the changes since now, which are few.
  const { event } = await loadDoor({ api, language, eventId, since: new Date().toISOString() });
  return [{ event, count }];
}

/**
 * Sends the records that this person made here offline, for all events. Returns how many were refused: they keep waiting, and the
 * door sends them again, gets the same answer and shows it. Records without an answer keep waiting, too.
 */
export async function sendWaiting(sending: Sending): Promise<readonly Refused[]> {
  const user = rememberedUser();
  if (!user) return [];
  const waiting = await waitingRecords(user.id);
  const sent = [...waiting].map(([eventId, records]) => sendTo(sending, eventId, records).catch(() => []));
  return (await Promise.all(sent)).flat();
}
