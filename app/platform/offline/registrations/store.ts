import type { Schemas } from '../../client/client.ts';
import { readStored, removeStored, writeStored } from '../../shell/storage.ts';
import { stores } from '../names.ts';

/**
 * What is saved of a registration for the trip: where, when, what to pay. Other people may use the device later, so no name, age,
 * address, health or answers, and not the key that opens it.
 */
export interface KeptRegistration {
  id: string;
  /** The owner, as drafts name people: it is deleted when someone else signs in here. */
  owner: string;
  reference: string;
  state: Schemas['RegistrationState'];
  event: Pick<
    Schemas['RegisteredEvent'],
    'id' | 'name' | 'start_date' | 'end_date' | 'timings' | 'location' | 'address'
  >;
  people: number;
  payment: Pick<Schemas['PaymentDue'], 'method' | 'amountCents' | 'currency' | 'instructions' | 'check' | 'deposit'> & {
    /** Missing in what an earlier version saved. */
    paidCents?: number;
  };
}

const storageKey = 'keptRegistrations';
const listeners = new Set<() => void>();

/** The stored text, which changes whenever something has changed. */
export function keptText(): string | null {
  return readStored('local', storageKey);
}

/** Everything that is saved. */
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

/** Deletes what other people than these have left here. What was saved before anybody signed in stays. */
export function keepOnlyOf(...owners: string[]): void {
  const kept = readKept();
  const own = kept.filter(({ owner }) => owner === 'browser' || owners.includes(owner));
  if (own.length < kept.length) writeKept(own);
}

/** When someone logs out, deletes what was saved because of them: registrations and the pages they opened. */
export async function forgetKept(): Promise<void> {
  writeKept([]);
  if ('caches' in window) await Promise.all([stores.visited, stores.events].map((name) => window.caches.delete(name)));
}
