import { useMemo } from 'react';
import { createApi, dataOf, type Schemas } from '../../../platform/client/client.ts';
import { byKey } from '../../../platform/client/registration-key.ts';
import type { Draft } from '../../form/draft.ts';
import { usePrice, type PriceState } from '../../form/price/use-price.ts';
import { isComplete } from '../../form/steps.ts';
import type { OpenedRegistration } from '../own-registration-page.tsx';
import { changedParty } from './changed-party.ts';

/** The price of a changed party, with what the change costs and whether everyone fits. */
export interface PartyPriceState extends PriceState<Schemas['PartyChangeQuote']> {
  quote?: Schemas['Quote'];
}

interface PartyQuestion {
  opened: OpenedRegistration['opened'];
  body: Schemas['ChangedParty'];
  attempt: number;
}

async function askPartyQuote({ opened, body }: PartyQuestion, signal: AbortSignal) {
  return dataOf(createApi().POST('/registrations/{registrationId}/party-quote', { ...byKey(opened), body, signal }));
}

/**
 * Asks the server for the price that this party would have, with its agreed rates and its reduction: whenever the people or the
 * rooms change, and again with every new `attempt`. While a person is incomplete there is no price.
 */
export function usePartyPrice(
  { registration, opened }: Pick<OpenedRegistration, 'registration' | 'opened'>,
  draft: Draft,
  attempt: number,
): PartyPriceState {
  const { people } = draft;
  const isPriced = useMemo(() => people.length > 0 && people.every(isComplete), [people]);
  // Without an adult named by minors who come alone: the price does not depend on it, and it changes with every key.
  const { rooms, members } = changedParty(registration, draft);
  const question = isPriced ? { opened, body: { rooms, members }, attempt } : undefined;
  const state = usePrice(question, askPartyQuote);
  return { ...state, quote: state.priced?.quote };
}
