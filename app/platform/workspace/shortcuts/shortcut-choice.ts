import { readStored, removeStored, writeStored } from '../../browser/storage.ts';

const storageKey = 'singleKeys';

/** Whether single-key shortcuts are on; this browser remembers the choice. */
export function areKeysOn(): boolean {
  return readStored('local', storageKey) !== 'off';
}

/** Turns single keys on or off in this browser. */
export function chooseKeys(areOn: boolean): void {
  if (areOn) removeStored('local', (key) => key === storageKey);
  else writeStored('local', storageKey, 'off');
}
