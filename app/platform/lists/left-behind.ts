import { removeStored } from '../shell/storage.ts';

/** The prefix of the keys under which this browser stores how its user left the staff's lists. */
export const leftListStart = 'list:';

/** Deletes how lists were left: the user logs out. */
export function forgetLists(): void {
  removeStored('local', (key) => key.startsWith(leftListStart));
}
