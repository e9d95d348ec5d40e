/** Which storage: this browser's, or this tab's. */
export type Place = 'local' | 'session';

/** Replaces a storage that is blocked (private windows, policies), until the page is left. */
const memory = new Map<string, string>();

function open(place: Place): Storage {
  return place === 'local' ? window.localStorage : window.sessionStorage;
}

const nameInMemory = (place: Place, key: string): string => `${place} ${key}`;

/** The value stored under a key; warns on the console, as the specification says, when storage cannot be read. */
export function readStored(place: Place, key: string): string | null {
  try {
    return open(place).getItem(key);
  } catch (error) {
    console.warn('Failed to read local storage', error);
    return memory.get(nameInMemory(place, key)) ?? null;
  }
}

/** Every key under which something is stored. */
export function storedKeys(place: Place): string[] {
  try {
    return Object.keys(open(place));
  } catch {
    const kept = nameInMemory(place, '');
    return [...memory.keys()].filter((name) => name.startsWith(kept)).map((name) => name.slice(kept.length));
  }
}

/** Stores a text. Returns false when it is kept only until the page is left. */
export function writeStored(place: Place, key: string, value: string): boolean {
  try {
    open(place).setItem(key, value);
    return true;
  } catch {
    memory.set(nameInMemory(place, key), value);
    return false;
  }
}

/** Removes the entries of all keys for which `isMeant` is true. */
export function removeStored(place: Place, isMeant: (key: string) => boolean): void {
  const kept = nameInMemory(place, '');
  for (const name of memory.keys()) if (name.startsWith(kept) && isMeant(name.slice(kept.length))) memory.delete(name);
  try {
    const storage = open(place);
    for (const key of Object.keys(storage)) if (isMeant(key)) storage.removeItem(key);
  } catch {
    // A blocked storage has nothing to remove.
  }
}
