import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../../browser/storage.ts';

const storageKey = 'singleKeys';

/** Whether single-key shortcuts are on; this browser remembers the choice. */
export function areKeysOn(): boolean {
  return readStored('local', storageKey) !== 'off';
}

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs report their changes of the storage.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The same, for a screen that names the keys. */
export function useAreKeysOn(): boolean {
  return useSyncExternalStore(listen, areKeysOn, () => true);
}

/** Turns single keys on or off in this browser. */
export function chooseKeys(areOn: boolean): void {
  if (areOn) removeStored('local', (key) => key === storageKey);
  else writeStored('local', storageKey, 'off');
  for (const listener of listeners) listener();
}
