import { readStored, writeStored } from '../../platform/browser/storage.ts';

const deviceKey = 'doorDevice';

/** The id that identifies this browser in its records; created on first use. */
export function thisDevice(): string {
  const known = readStored('local', deviceKey);
  if (known !== null) return known;
  const id = crypto.randomUUID();
  writeStored('local', deviceKey, id);
  return id;
}
