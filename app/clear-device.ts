import { preparedEvents } from './arrivals/device/names.ts';
import { moveDrafts, ownerOf, removeDrafts } from './platform/drafts/draft-storage.ts';
import { forgetSaved, keepOnlyOf, removeSavedOf } from './platform/offline/registrations/store.ts';
import type { EndReason } from './platform/visitor/session-storage.ts';
import type { Visitor } from './platform/visitor/visitor.ts';

/*
 * Clears one person's data from a device that several people may share: drafts, registrations saved for offline reading, and the
 * check-in data for working without a network.
 */

/** Removes other people's data once someone logs in. A guest's drafts and saved registrations become the user's. */
export function keepOnlyTheirs(before: Visitor, now: Visitor): void {
  const [earlier, owner] = [ownerOf(before), ownerOf(now)];
  const guest = before.kind === 'guest' ? earlier : undefined;
  if (guest && now.kind === 'user' && owner) moveDrafts(guest, owner);
  if (owner) keepOnlyOf(owner, guest);
}

/** Removes the data that must not outlive a session, when it ends. */
export async function clearDevice(reason: EndReason, visitor: Visitor): Promise<void> {
  const owner = ownerOf(visitor);
  // Nothing proves that a later guest is the same person, so what a guest left here ends with the session in any case.
  if ((reason === 'choice' || visitor.kind === 'guest') && owner) {
    removeDrafts(owner);
    removeSavedOf(owner);
  }
  // The check-in data on this device is removed together with the login that holds its key.
  indexedDB.deleteDatabase(preparedEvents);
  if (reason === 'choice') await forgetSaved().catch(() => undefined);
}
