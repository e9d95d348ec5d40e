import type { Schemas } from '../../client/client.ts';
import { readStored, removeStored, writeStored } from '../../shell/storage.ts';
import { stores } from '../names.ts';

/**
 * The data of a registration that is saved for the trip: the place, the time and the amount to pay. Other people may use the device
 * later, so no names, ages, addresses, health details or answers are saved, nor the key that opens the registration.
 */
export interface KeptRegistration {
  id: string;
  /** The owner, named as in drafts; the entry is deleted when someone else signs in here. */
  owner: string;
  reference: string;
  state: Schemas['RegistrationState'];
  event: Pick<
    Schemas['RegisteredEvent'],
    'id' | 'name' | 'start_date' | 'end_date' | 'timings' | 'location' | 'address'
  >;
  people: number;
  payment: Pick<Schemas['PaymentDue'], 'method' | 'amountCents' | 'currency' | 'instructions' | 'check' | 'deposit'> & {
    /** Missing in entries that an earlier version saved. */
    paidCents?: number;
  };
}

const storageKey = 'keptRegistrations';
const listeners = new Set<() => void>();

/** The stored text, which changes whenever something has changed. */
export function keptText(): string | null {
  return readStored('local', storageKey);
}

/** All saved registrations. */
export function readKept(): readonly KeptRegistration[] {
  try {
    const kept: unknown = JSON.parse(keptText() ?? '[]');
    return Array.isArray(kept) ? (kept as KeptRegistration[]) : [];
  } catch {
    return [];
  }
}

/** Saves these and no others. */
export function writeKept(next: readonly KeptRegistration[]): void {
  if (next.length > 0) writeStored('local', storageKey, JSON.stringify(next));
  else removeStored('local', (key) => key === storageKey);
  for (const listener of listeners) listener();
}

/** Calls back at every change in this tab, until the returned function is called. */
export function onKeptChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Deletes everything that belongs to people other than these. Entries saved before anyone signed in stay. */
export function keepOnlyOf(...owners: string[]): void {
  const kept = readKept();
  const own = kept.filter(({ owner }) => owner === 'browser' || owners.includes(owner));
  if (own.length < kept.length) writeKept(own);
}

/** Deletes what was saved for a person who logs out: their registrations and the pages they opened. */
export async function forgetKept(): Promise<void> {
  writeKept([]);
  if ('caches' in window) await Promise.all([stores.visited, stores.events].map((name) => window.caches.delete(name)));
}
