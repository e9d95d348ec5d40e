import type { components } from '#contract/schema';

type Event = components['schemas']['Event'];
type Quote = components['schemas']['Quote'];
type QuoteBand = components['schemas']['QuoteBand'];
type QuoteMember = components['schemas']['QuoteMember'];
type AgeBand = components['schemas']['AgeBand'];
type AgeBandName = components['schemas']['AgeBandName'];
type Rate = components['schemas']['Rate'];

/** What the price of an event depends on. */
export type PricedEvent = Pick<
  Event,
  | 'type'
  | 'roomBasePrice'
  | 'childRate'
  | 'teenRate'
  | 'youngAdultRate'
  | 'additionalAdultRate'
  | 'adultRetreatRate'
  | 'toddlerRate'
  | 'roomCapacity'
  | 'ageBands'
>;

/** Who comes, as far as the price cares. */
export type PricedMember = Pick<QuoteMember, 'age' | 'lodging' | 'room' | 'deleted'>;

/** The bands of an event that names none of its own. */
export const defaultAgeBands: readonly AgeBand[] = [
  { band: 'toddler', from: 0, to: 5 },
  { band: 'child', from: 6, to: 12 },
  { band: 'teen', from: 13, to: 17 },
  { band: 'youngAdult', from: 18, to: 25 },
  { band: 'adult', from: 26, to: null },
];

/** How many people a room holds where the event does not say; toddlers are not counted. */
export const defaultRoomCapacity = 4;

/** The band of an age; throws when the bands leave it out, which validated events never do. */
export function ageBandOf(ageBands: readonly AgeBand[], age: number): AgeBandName {
  const found = ageBands.find(({ from, to }) => age >= from && (to === null || age <= to));
  if (found === undefined) throw new RangeError(`No age band holds ${String(age)}`);
  return found.band;
}

/** What the lines of a quote come to, in cents, before anything is taken off. */
export function linesTotal({ lines }: Pick<Quote, 'lines'>): number {
  return lines.reduce((sum, line) => sum + line.totalCents, 0);
}

/** A quote with what staff take off as a line of its own: its lines stay, and nobody pays less than nothing. */
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

/** Dollars, a number or a numeric string, as integer cents. */
export function rateCents(rate: Rate): number {
  const dollars = Number(rate);
  if (!Number.isFinite(dollars) || dollars < 0 || rate === '') throw new RangeError(`Not a rate: ${String(rate)}`);
  return Math.round(dollars * 100);
}

/** The unit price of a line, in cents; undefined where the event has none. */
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

/** Whether parties can take rooms: at residential events that have a room price. */
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
