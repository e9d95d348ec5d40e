import { readStored, writeStored } from '../../platform/shell/storage.ts';

const deviceKey = 'doorDevice';

/** What this browser calls itself in its records. */
export function thisDevice(): string {
  const known = readStored('local', deviceKey);
  if (known !== null) return known;
  const id = crypto.randomUUID();
  writeStored('local', deviceKey, id);
  return id;
}
