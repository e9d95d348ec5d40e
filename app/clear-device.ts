import { preparedEvents } from './arrivals/device/names.ts';
import { moveDrafts, ownerOf, removeDrafts } from './platform/drafts/draft-storage.ts';
import { forgetKept, keepOnlyOf } from './platform/offline/registrations/store.ts';
import type { EndReason } from './platform/visitor/session-storage.ts';
import type { Visitor } from './platform/visitor/visitor.ts';

/*
 * What a device that several people share keeps of one person: drafts, registrations for the way, and what the door needs without a
 * network.
 */

/** Removes what others have left, once someone has logged in. What was typed as a guest now belongs to the user, here as at the API. */
export function keepOnlyTheirs(before: Visitor, now: Visitor): void {
  const [earlier, owner] = [ownerOf(before), ownerOf(now)];
  const guest = before.kind === 'guest' ? earlier : undefined;
  if (guest && now.kind === 'user' && owner) moveDrafts(guest, owner);
  if (owner) keepOnlyOf(owner, ...(guest ? [guest] : []));
}

/** Removes what must not outlast a session, when it ends. */
export async function clearDevice(reason: EndReason, visitor: Visitor): Promise<void> {
  const owner = ownerOf(visitor);
  // Nothing proves that a later guest is the same person, so a guest's drafts end with the session in any case.
  if ((reason === 'choice' || visitor.kind === 'guest') && owner) removeDrafts(owner);
  // What this device stores for check-in goes with the login that has its key.
  indexedDB.deleteDatabase(preparedEvents);
  if (reason === 'choice') await forgetKept().catch(() => undefined);
}
