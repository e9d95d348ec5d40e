import { useSyncExternalStore } from 'react';
import { parseEventDate } from '#rules/events';
import type { Schemas } from '../../client/client.ts';
import { keptText, onKeptChange, readKept, writeKept, type KeptRegistration } from './store.ts';
import { tellWorker } from '../worker-link.ts';

const day = 24 * 60 * 60_000;
const none: readonly KeptRegistration[] = [];
let shown: { text: string | null; kept: readonly KeptRegistration[] } = { text: null, kept: none };

/** Whether the last day has passed everywhere in the world. An entry without a valid last day counts as past. */
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

/** The registrations saved here, by date of the event. */
export function useKeptRegistrations(): readonly KeptRegistration[] {
  return useSyncExternalStore(onKeptChange, current, () => none);
}

/**
 * Saves what people need for the trip, and lets the worker save the event's page and calendar file. Deletes a canceled
 * registration.
 */
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

/** Deletes a saved registration. */
export function removeRegistration(id: string): void {
  writeKept(current().filter((kept) => kept.id !== id));
}
