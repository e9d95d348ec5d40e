import { useMemo } from 'react';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { memberBody, type Draft } from '../draft.ts';
import { usePrice, type PriceState } from './use-price.ts';

/** The server's price for the people named so far. */
export interface QuoteState extends Omit<PriceState<unknown>, 'priced'> {
  quote?: Schemas['Quote'];
}

interface QuoteQuestion {
  body: Schemas['QuoteRequest'];
  attempt: number;
}

async function askQuote({ body }: QuoteQuestion, signal: AbortSignal) {
  return dataOf(createApi().POST('/quotes', { body, signal }));
}

/** The values that the price of these people depends on; people without a readable age cannot be priced yet. */
export function pricedMembers(people: Draft['people']): Schemas['QuoteMember'][] {
  return people.flatMap((person) => {
    const { age, lodging, room } = memberBody(person);
    return typeof age === 'number' ? [{ age, lodging, room }] : [];
  });
}

/** Asks the server for the price whenever the people or the rooms change, and again with every new `attempt`. */
export function useQuote(
  eventId: string,
  { people, rooms }: Pick<Draft, 'people' | 'rooms'>,
  attempt: number,
): QuoteState {
  const question = useMemo(() => {
    const members = pricedMembers(people);
    return members.length === 0 ? undefined : { body: { eventId, rooms, members }, attempt };
  }, [eventId, people, rooms, attempt]);
  const { priced, ...state } = usePrice(question, askQuote);
  return { ...state, quote: priced };
}
