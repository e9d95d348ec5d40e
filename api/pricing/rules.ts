import type { components } from '#contract/schema';

type Event = components['schemas']['Event'];
type Quote = components['schemas']['Quote'];
type QuoteBand = components['schemas']['QuoteBand'];
type AgeBandName = components['schemas']['AgeBandName'];
type Rate = components['schemas']['Rate'];

/** The parts of an event that prices depend on. */
export const pricedParts = [
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
] as const satisfies readonly (keyof Event)[];

/** The event data that prices depend on. */
export type PricedEvent = Pick<Event, (typeof pricedParts)[number]>;

/** A member of a party, with what the price depends on. */
export type QuoteMember = components['schemas']['QuoteMember'];

/** The sum of a quote's lines, in cents, before any reduction. */
export function linesTotal({ lines }: Pick<Quote, 'lines'>): number {
  return lines.reduce((sum, line) => sum + line.totalCents, 0);
}

/** Returns a quote with the reduction granted by staff as its own line: the other lines stay, and the total is never below zero. */
export function adjusted({ currency, lines }: Pick<Quote, 'currency' | 'lines'>, grantedCents: number): Quote {
  const fullCents = linesTotal({ lines });
  const adjustmentCents = Math.min(grantedCents, fullCents);
  return {
    currency,
    lines,
    ...(adjustmentCents > 0 && { adjustmentCents }),
    totalCents: fullCents - adjustmentCents,
  };
}

/** Converts dollars, a number or a numeric string, to integer cents. */
export function rateCents(rate: Rate): number {
  const dollars = Number(rate);
  if (!Number.isFinite(dollars) || dollars < 0 || rate === '') throw new RangeError(`Not a rate: ${String(rate)}`);
  return Math.round(dollars * 100);
}

/** The unit price of a line, in cents; undefined if the event has none. */
export function unitCents(event: PricedEvent, line: QuoteBand): number | undefined {
  const rates: Record<QuoteBand, Rate | undefined> = {
    room: event.roomBasePrice,
    additionalAdult: event.additionalAdultRate,
    adult: event.adultRetreatRate,
    youngAdult: event.youngAdultRate,
    teen: event.teenRate,
    child: event.childRate,
    toddler: event.toddlerRate,
  };
  const rate = rates[line];
  return rate === undefined ? undefined : rateCents(rate);
}

/** Whether parties can take rooms: at residential events with a room price. */
export function offersRooms(event: PricedEvent): boolean {
  return event.type === 'Residential' && event.roomBasePrice !== undefined;
}

/** The bands that can be registered online, youngest first: those that have a price. */
export function offeredBands(event: PricedEvent): AgeBandName[] {
  const adults = event.adultRetreatRate !== undefined || offersRooms(event);
  return event.ageBands
    .map(({ band }) => band)
    .filter((band) => {
      if (band === 'adult') return adults;
      return unitCents(event, band) !== undefined || (band === 'youngAdult' && adults);
    });
}
