import { useState } from 'react';
import { ApiProblem, createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { placesFor } from '../../form/places/places-for.ts';
import { pricedMembers } from '../../form/price/use-quote.ts';
import { entryBody, filledRows, peopleOf, roomsOf, type EntryDraft } from './entry-draft.ts';

interface Saving {
  isPending: boolean;
  failure?: { error: unknown; tries: number };
  /**
   * Returns the registration, or undefined if it failed: then everything stays as typed, and a second attempt sends the same form.
   */
  save: (draft: EntryDraft, terms: SavingTerms) => Promise<Schemas['Registration'] | undefined>;
}

interface SavingTerms {
  /** The price on screen; requested again if it is still loading. */
  totalCents: number | undefined;
  today: string;
  isFarAboveRight: boolean;
}

async function priceOf(event: Schemas['Event'], draft: EntryDraft): Promise<number> {
  const body = { eventId: event.id, rooms: roomsOf(event, draft), members: pricedMembers(peopleOf(draft)) };
  const { totalCents } = await dataOf(createApi().POST('/quotes', { body }));
  return totalCents;
}

/** Sends a form with its payment and papers, in one request that can be repeated. */
export function useSaveEntry(event: Schemas['Event']): Saving {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Saving['failure']>();

  const send = async (draft: EntryDraft, { totalCents, ...terms }: SavingTerms, isFull: boolean) => {
    const { waits } = placesFor(event, filledRows(draft).length, undefined);
    const price = totalCents ?? (await priceOf(event, draft));
    const body = entryBody(event, draft, { ...terms, totalCents: price, waits: waits || isFull });
    const params = { header: { 'Idempotency-Key': draft.idempotencyKey } };
    return dataOf(createApi().POST('/staff-registrations', { params, body }));
  };

  const save: Saving['save'] = async (draft, terms) => {
    if (isPending) return undefined;
    setPending(true);
    try {
      // Someone who has seen that the places are gone and saves again has decided that the party waits.
      const isFull = failure?.error instanceof ApiProblem && failure.error.problem.code === 'event-full';
      const registration = await send(draft, terms, isFull);
      setFailure(undefined);
      return registration;
    } catch (error) {
      setFailure((before) => ({ error, tries: (before?.tries ?? 0) + 1 }));
      return undefined;
    } finally {
      setPending(false);
    }
  };
  return { isPending, failure, save };
}
