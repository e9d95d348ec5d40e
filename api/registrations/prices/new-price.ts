import { isDeepStrictEqual } from 'node:util';
import type { components } from '../../platform/contract/schema.gen.ts';
import { quote } from '../../pricing/port.ts';
import { adjusted } from '../../pricing/rules.ts';
import type { PricedEvent, PricedMember } from '../../pricing/rules.ts';

type Quote = components['schemas']['Quote'];

/** What the price of a registered party depends on, and what it was. */
export interface AgreedParty {
  readonly rooms: number;
  readonly members: readonly PricedMember[];
  readonly adjustmentCents: number;
}

/** What a party costs at the prices of an event, less what staff granted it; null where the event has no price for it. */
export function newPrice(event: PricedEvent, { rooms, members, adjustmentCents }: AgreedParty): Quote | null {
  const result = quote(event, rooms, members);
  return result.quote ? adjusted(result.quote, adjustmentCents) : null;
}

/** The parts of an event that its prices depend on. */
const pricedParts = [
  'type',
  'roomBasePrice',
  'childRate',
  'teenRate',
  'youngAdultRate',
  'additionalAdultRate',
  'adultRetreatRate',
  'toddlerRate',
  'roomCapacity',
  'ageBands',
] as const satisfies readonly (keyof PricedEvent)[];

/** Whether two versions of an event price every party the same way. */
export function hasSamePrices(one: PricedEvent, other: PricedEvent): boolean {
  return pricedParts.every((part) => isDeepStrictEqual(one[part], other[part]));
}
