import type { Api } from '../../platform/client/client.ts';
import { sendRecords } from '../door-sync.ts';
import { thisDevice } from '../device/device-id.ts';
import { rememberedUser } from '../device/remembered-user.ts';
import { forgetRecords, waitingRecords } from '../device/waiting-records.ts';

/** Sends the records that this person made here offline, for all events. Records without an answer keep waiting. */
export async function sendWaiting(api: Api): Promise<void> {
  const user = rememberedUser();
  if (!user) return;
  for (const [eventId, records] of await waitingRecords(user.id)) {
    let left = records;
    while (left.length > 0) {
      const { answer } = await sendRecords(api, eventId, thisDevice(), left);
      const sent = answer.results.map(({ id }) => id);
      await forgetRecords(sent);
      left = left.filter(({ id }) => !sent.includes(id));
    }
  }
}
