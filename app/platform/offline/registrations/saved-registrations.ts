import { useSyncExternalStore } from 'react';
import { parseEventDate } from '#rules/events';
import type { Schemas } from '../../client/client.ts';
import { keptText, onKeptChange, readKept, writeKept, type KeptRegistration } from './store.ts';
import { tellWorker } from '../worker-link.ts';

const day = 24 * 60 * 60_000;
const none: readonly KeptRegistration[] = [];
let shown: { text: string | null; kept: readonly KeptRegistration[] } = { text: null, kept: none };

/** The day after the last one has passed everywhere in the world; what has no such day is no registration. */
function isOver({ event }: KeptRegistration, now: number): boolean {
  try {
    const last = parseEventDate(event.end_date);
    return now > Date.UTC(last.year, last.month - 1, last.day) + 2 * day;
  } catch {
    return true;
  }
}

function current(): readonly KeptRegistration[] {
  const text = keptText();
  if (text !== shown.text) shown = { text, kept: readKept().filter((kept) => !isOver(kept, Date.now())) };
  return shown.kept;
}

/** What is kept here of registrations, the first event first. */
export function useKeptRegistrations(): readonly KeptRegistration[] {
  return useSyncExternalStore(onKeptChange, current, () => none);
}

/** Keeps what one needs on the way, and lets the worker keep the event's page and calendar file. A cancelled one is forgotten. */
export function keepRegistration(
  { id, reference, state, event, members, payment }: Schemas['Registration'],
  owner: string,
): void {
  const others = current().filter((kept) => kept.id !== id);
  if (state === 'cancelled') {
    if (others.length < current().length) writeKept(others);
    return;
  }
  const { id: eventId, name, start_date, end_date, timings, location, address } = event;
  const { method, amountCents, paidCents, currency, instructions, check, deposit } = payment;
  writeKept([
    ...others,
    {
      id,
      owner,
      reference,
      state,
      event: { id: eventId, name, start_date, end_date, timings, location, address },
      people: members.length,
      payment: { method, amountCents, paidCents, currency, instructions, check, deposit },
    },
  ]);
  tellWorker({ kind: 'registered', eventId });
}

/** Forgets one of them. */
export function removeRegistration(id: string): void {
  writeKept(current().filter((kept) => kept.id !== id));
}
