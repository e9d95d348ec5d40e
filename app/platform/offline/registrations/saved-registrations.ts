import { useMemo, useSyncExternalStore } from 'react';
import { parseEventDate } from '#rules/events';
import type { Schemas } from '../../client/client.ts';
import { ownerOf } from '../../drafts/draft-storage.ts';
import { useSession } from '../../visitor/session-context.tsx';
import {
  savedText,
  onSavedChange,
  readSavedRegistrations,
  writeSavedRegistrations,
  type SavedRegistration,
} from './store.ts';
import { notifyWorker } from '../worker-link.ts';

const day = 24 * 60 * 60_000;
const none: readonly SavedRegistration[] = [];
let shown: { text: string | null; saved: readonly SavedRegistration[] } = { text: null, saved: none };

/** Whether the last day has passed everywhere in the world. An entry without a valid last day counts as past. */
function isOver({ event }: SavedRegistration, now: number): boolean {
  try {
    const last = parseEventDate(event.end_date);
    return now > Date.UTC(last.year, last.month - 1, last.day) + 2 * day;
  } catch {
    return true;
  }
}

function current(): readonly SavedRegistration[] {
  const text = savedText();
  if (text !== shown.text)
    shown = { text, saved: readSavedRegistrations().filter((saved) => !isOver(saved, Date.now())) };
  return shown.saved;
}

/** The registrations saved here that the current visitor may see: their own, and those saved while nobody was signed in. */
export function useSavedRegistrations(): readonly SavedRegistration[] {
  const saved = useSyncExternalStore(onSavedChange, current, () => none);
  const { visitor } = useSession();
  const mine = ownerOf(visitor);
  return useMemo(() => saved.filter(({ owner }) => owner === 'browser' || owner === mine), [saved, mine]);
}

/**
 * Saves what people need for the trip, and lets the worker save the event's page and calendar file. Deletes a canceled
 * registration.
 */
export function keepRegistration(
  { id, reference, state, closedAt, event, members, payment }: Schemas['Registration'],
  owner: string,
): void {
  const others = current().filter((saved) => saved.id !== id);
  if (state === 'cancelled') {
    if (others.length < current().length) writeSavedRegistrations(others);
    return;
  }
  const { id: eventId, name, start_date, end_date, timings, location, address } = event;
  const { method, amountCents, paidCents, awaitsHelp, review, currency, instructions, check, deposit } = payment;
  writeSavedRegistrations([
    ...others,
    {
      id,
      owner,
      reference,
      state,
      event: { id: eventId, name, start_date, end_date, timings, location, address },
      people: members.length,
      ...(closedAt !== undefined && { closedAt }),
      payment: {
        method,
        amountCents,
        paidCents,
        awaitsHelp,
        ...(review !== undefined && { review }),
        currency,
        instructions,
        check,
        deposit,
      },
    },
  ]);
  notifyWorker({ kind: 'registered', eventId });
}

/** Deletes a saved registration. */
export function removeRegistration(id: string): void {
  writeSavedRegistrations(current().filter((saved) => saved.id !== id));
}
