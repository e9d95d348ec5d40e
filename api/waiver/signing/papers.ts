import type { AppContext } from '../../context.ts';
import { findEvent } from '../../events/port.ts';
import { findRegistration } from '../../registrations/port.ts';
import { needsSignatures, paperSigners } from '../rules.ts';
import { findPersonNumbers } from '../store.ts';
import { sign } from './sign.ts';

/** Records paper signatures of the current text for everyone in the party; people who have already signed stay as they are. */
export async function recordPapers(
  context: Pick<AppContext, 'db' | 'clock' | 'waivers'>,
  registrationId: string,
  signedOn: string,
  userId: number,
): Promise<void> {
  const record = await findRegistration(context.db, registrationId);
  const event = record && (await findEvent(context.db, record.eventId));
  if (!event || !needsSignatures(record.state)) return;
  const personNumbers = await findPersonNumbers(context.db, registrationId);
  const opened = { visitor: { by: 'staff', userId }, record, event, people: record.members } as const;
  for (const { name, people } of paperSigners(record)) {
    await sign(context, opened, {
      text: context.waivers[event.type][record.language],
      signerName: name,
      method: 'paper',
      signedOn,
      people: people.map(({ id, relation }) => ({
        memberId: id,
        personNumber: personNumbers.get(id) ?? 0,
        relation,
      })),
    });
  }
}
