import { leftListStart } from '../../visitor/forget-lists.ts';
import { readStored, removeStored, writeStored } from '../../browser/storage.ts';

const keyOf = (userId: number, path: string) => `${leftListStart}${userId}:${path}`;

/** The state in which a user left the list at a path: its query without the question mark; empty for its initial state. */
export function leftList(userId: number, path: string): string {
  return readStored('local', keyOf(userId, path)) ?? '';
}

/** Saves the state in which a user leaves a list, and deletes the states of other users of this browser. */
export function leaveList(userId: number, path: string, query: string): void {
  const key = keyOf(userId, path);
  removeStored('local', (other) => other.startsWith(leftListStart) && !other.startsWith(keyOf(userId, '')));
  if (query === '') removeStored('local', (other) => other === key);
  else writeStored('local', key, query);
}
