import type { LoadedDoor } from '../door-sync.ts';
import { withEntries } from './database.ts';
import { preparedEvents } from './names.ts';
import type { RecordOwner } from './waiting-records.ts';

/** An event on this device; only its key can decrypt it. */
interface StoredEvent {
  /** The id of the event. */
  readonly id: string;
  readonly userId: number;
  /** Encrypts and decrypts, but scripts cannot read it. */
  readonly key: CryptoKey;
  /** When this copy of the event must be gone, by this device's clock, in ms since 1970. */
  readonly endsAt: number;
  readonly vector: Uint8Array<ArrayBuffer>;
  readonly content: ArrayBuffer;
}

/** Until when this device is prepared, ms since 1970 by its clock. */
export type PreparedUntil = number;

/** Removes the age bands: check-in does not need them, and the offline figures do without them. */
function withoutBands(door: LoadedDoor): LoadedDoor {
  const parties = door.parties.map((party) => ({
    ...party,
    people: party.people.map(({ band: _band, ...person }) => person),
  }));
  return { ...door, parties };
}

const boundTo = ({ userId, eventId }: RecordOwner) => new TextEncoder().encode(`${String(userId)} ${eventId}`);

async function encrypt(key: CryptoKey, owner: RecordOwner, door: LoadedDoor) {
  const vector = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(withoutBands(door)));
  const content = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: vector, additionalData: boundTo(owner) },
    key,
    text,
  );
  return { vector, content };
}

const find = (eventId: string) =>
  withEntries(
    preparedEvents,
    'readonly',
    async (entries, read) => (await read(entries.get(eventId))) as StoredEvent | undefined,
  );

/** Imports the key that the server issued; scripts cannot read it back from this browser. */
function importKey(key: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(key), (character) => character.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Stores an event for the first time in this login. */
export async function storeEvent(
  owner: RecordOwner,
  door: LoadedDoor,
  { key, expiresAt }: { readonly key: string; readonly expiresAt: string },
): Promise<PreparedUntil> {
  const imported = await importKey(key);
  const endsAt = Date.parse(expiresAt) - door.clockDifferenceMs;
  const encrypted = await encrypt(imported, owner, door);
  const stored: StoredEvent = { id: owner.eventId, userId: owner.userId, key: imported, endsAt, ...encrypted };
  await withEntries(preparedEvents, 'readwrite', (entries, read) => read(entries.put(stored)));
  return endsAt;
}

/** Updates the stored event, if this device is still prepared. */
export async function renewEvent(owner: RecordOwner, door: LoadedDoor): Promise<void> {
  const before = await find(owner.eventId);
  if (before?.userId !== owner.userId) return;
  const encrypted = await encrypt(before.key, owner, door);
  await withEntries(preparedEvents, 'readwrite', async (entries, read) => {
    // It may have been removed in the meantime, by this screen or with the login.
    const now = (await read(entries.get(owner.eventId))) as StoredEvent | undefined;
    if (now) await read(entries.put({ ...now, ...encrypted }));
  });
}

/** Reads the event that this device stores for this user. Deletes it if it has expired or belongs to someone else. */
export async function readEvent(
  owner: RecordOwner,
): Promise<{ readonly door: LoadedDoor; readonly until: PreparedUntil } | undefined> {
  const stored = await find(owner.eventId);
  if (!stored) return undefined;
  if (stored.userId !== owner.userId || stored.endsAt <= Date.now()) {
    await removeEvent(owner.eventId);
    return undefined;
  }
  const text = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: stored.vector, additionalData: boundTo(owner) },
    stored.key,
    stored.content,
  );
  return { door: JSON.parse(new TextDecoder().decode(text)) as LoadedDoor, until: stored.endsAt };
}

/** Deletes the stored event and its key. */
export async function removeEvent(eventId: string): Promise<void> {
  await withEntries(preparedEvents, 'readwrite', (entries, read) => read(entries.delete(eventId)));
}
