import { removeStored } from '../browser/storage.ts';

/** The prefix of the keys under which this browser stores the state in which its user left staff lists. */
export const leftListStart = 'list:';

/** Deletes the saved state of lists, because the user logs out. */
export function forgetLists(): void {
  removeStored('local', (key) => key.startsWith(leftListStart));
}
