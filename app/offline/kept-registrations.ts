import { useSyncExternalStore } from 'react';
import { parseEventDate } from '#rules/events';
import type { Schemas } from '../client/client.ts';
import { readStored, removeStored, writeStored } from '../shell/storage.ts';
import { stores } from './names.ts';
import { tellWorker } from './worker-link.ts';

/**
 * What is kept of one's own registration for the way there: where, when, what to pay. Other people may use the device later,
 * so no one's name, age, address, health or answers, and not the key that opens it.
 */
export interface KeptRegistration {
  id: string;
  /** Whose it is, as drafts name people: it goes when someone else signs in here. */
  owner: string;
  reference: string;
  state: Schemas['RegistrationState'];
  event: Pick<Schemas['RegisteredEvent'], 'id' | 'name' | 'start_date' | 'end_date' | 'timings' | 'location' | 'address'>;
  people: number;
  payment: Pick<Schemas['PaymentDue'], 'method' | 'amountCents' | 'currency' | 'instructions'>;
}

const storageKey = 'keptRegistrations';
const day = 24 * 60 * 60_000;
const none: readonly KeptRegistration[] = [];
const listeners = new Set<() => void>();
let shown: { text: string | null; kept: readonly KeptRegistration[] } = { text: null, kept: none };

/** The day after the last one has passed everywhere in the world. */
function isOver({ event }: KeptRegistration, now: number): boolean {
  const last = parseEventDate(event.end_date);
  return now > Date.UTC(last.year, last.month - 1, last.day) + 2 * day;
}

function parse(text: string | null): readonly KeptRegistration[] {
  if (text === null) return none;
  try {
    return (JSON.parse(text) as KeptRegistration[]).filter((kept) => !isOver(kept, Date.now()));
  } catch {
    return none;
  }
}

function current(): readonly KeptRegistration[] {
  const text = readStored('local', storageKey);
  if (text !== shown.text) shown = { text, kept: parse(text) };
  return shown.kept;
}

function set(next: readonly KeptRegistration[]): void {
  if (next.length > 0) writeStored('local', storageKey, JSON.stringify(next));
  else removeStored('local', (key) => key === storageKey);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is kept here of registrations, the first event first. */
export function useKeptRegistrations(): readonly KeptRegistration[] {
  return useSyncExternalStore(subscribe, current, () => none);
}

/** Keeps what one needs on the way, and lets the worker keep the event's page and calendar file. A cancelled one is forgotten. */
export function keepRegistration({ id, reference, state, event, members, payment }: Schemas['Registration'], owner: string): void {
  const others = current().filter((kept) => kept.id !== id);
  if (state === 'cancelled') {
    if (others.length < current().length) set(others);
    return;
  }
  const { id: eventId, name, start_date, end_date, timings, location, address } = event;
  const { method, amountCents, currency, instructions } = payment;
  set([
    ...others,
    {
      id,
      owner,
      reference,
      state,
      event: { id: eventId, name, start_date, end_date, timings, location, address },
      people: members.length,
      payment: { method, amountCents, currency, instructions },
    },
  ]);
  tellWorker({ kind: 'registered', eventId });
}

/** Forgets one of them. */
export function removeRegistration(id: string): void {
  set(current().filter((kept) => kept.id !== id));
}

/** Forgets what other people than these have left here. What was kept before anybody signed in stays. */
export function keepOnlyOf(...owners: string[]): void {
  const own = current().filter(({ owner }) => owner === 'browser' || owners.includes(owner));
  if (own.length < current().length) set(own);
}

/** Forgets, when someone leaves on purpose, what was kept because of them: registrations and the pages that were opened. */
export async function forgetKept(): Promise<void> {
  set(none);
  if ('caches' in window) await Promise.all([stores.visited, stores.events].map((name) => window.caches.delete(name)));
}
