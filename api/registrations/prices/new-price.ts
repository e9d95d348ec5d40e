import { isDeepStrictEqual } from 'node:util';
import type { components } from '../../platform/contract/schema.gen.ts';
import { quote } from '../../pricing/port.ts';
import { adjusted, pricedParts } from '../../pricing/rules.ts';
import type { PricedEvent, QuoteMember } from '../../pricing/rules.ts';

type Quote = components['schemas']['Quote'];

/** The data that the price of a registered party depends on. */
export interface AgreedParty {
  readonly rooms: number;
  readonly members: readonly QuoteMember[];
  readonly adjustmentCents: number;
}

/** Returns a party's price at the rates of an event, minus the reduction by staff; null if the event has no price for it. */
export function newPrice(event: PricedEvent, { rooms, members, adjustmentCents }: AgreedParty): Quote | null {
  const result = quote(event, rooms, members);
  return result.quote ? adjusted(result.quote, adjustmentCents) : null;
}

/** Whether two versions of an event price every party the same way. */
export function hasSamePrices(one: PricedEvent, other: PricedEvent): boolean {
  return pricedParts.every((part) => isDeepStrictEqual(one[part], other[part]));
}
