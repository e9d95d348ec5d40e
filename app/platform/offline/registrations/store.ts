import type { Schemas } from '../../client/client.ts';
import { readStored, removeStored, writeStored } from '../../browser/storage.ts';
import { stores } from '../names.ts';

/**
 * The data of a registration that is saved for the trip: the place, the time and the amount to pay. Other people may use the device
 * later, so no names, ages, addresses, health details or answers are saved, nor the key that opens the registration.
 */
export interface SavedRegistration {
  id: string;
  /** The owner, named as in drafts; the entry is shown to nobody else, and deleted when someone else signs in here. */
  owner: string;
  reference: string;
  state: Schemas['RegistrationState'];
  event: Pick<
    Schemas['RegisteredEvent'],
    'id' | 'name' | 'start_date' | 'end_date' | 'timings' | 'location' | 'address'
  >;
  people: number;
  /** Missing while staff have not closed it. */
  closedAt?: string;
  payment: Pick<
    Schemas['PaymentDue'],
    'method' | 'amountCents' | 'currency' | 'instructions' | 'check' | 'deposit' | 'review'
  > & {
    /** Missing in entries that an earlier version saved. */
    paidCents?: number;
    awaitsHelp?: boolean;
  };
}

const storageKey = 'keptRegistrations';
const listeners = new Set<() => void>();

/** The stored text, which changes whenever something has changed. */
export function savedText(): string | null {
  return readStored('local', storageKey);
}

/** All saved registrations. */
export function readSavedRegistrations(): readonly SavedRegistration[] {
  try {
    const saved: unknown = JSON.parse(savedText() ?? '[]');
    return Array.isArray(saved) ? (saved as SavedRegistration[]) : [];
  } catch {
    return [];
  }
}

/** Saves these and no others. */
export function writeSavedRegistrations(next: readonly SavedRegistration[]): void {
  if (next.length > 0) writeStored('local', storageKey, JSON.stringify(next));
  else removeStored('local', (key) => key === storageKey);
  for (const listener of listeners) listener();
}

/** Calls back at every change in this tab, until the returned function is called. */
export function onSavedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Deletes everything that belongs to other people. Entries saved before anyone signed in stay; a guest's become the user's. */
export function keepOnlyOf(owner: string, guest?: string): void {
  const saved = readSavedRegistrations();
  const own = saved
    .map((entry) => (entry.owner === guest ? { ...entry, owner } : entry))
    .filter((entry) => entry.owner === 'browser' || entry.owner === owner);
  if (own.length < saved.length || guest) writeSavedRegistrations(own);
}

/** Deletes what was saved for this person. */
export function removeSavedOf(owner: string): void {
  const saved = readSavedRegistrations();
  const others = saved.filter((entry) => entry.owner !== owner);
  if (others.length < saved.length) writeSavedRegistrations(others);
}

/** Deletes what was saved for a person who logs out: their registrations and the pages they opened. */
export async function forgetSaved(): Promise<void> {
  writeSavedRegistrations([]);
  if ('caches' in window) await Promise.all([stores.visited, stores.events].map((name) => window.caches.delete(name)));
}
