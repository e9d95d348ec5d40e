import type { components } from '#contract/schema';
import { isActive } from '../registrations/rules.ts';

type Event = components['schemas']['Event'];
type Quote = components['schemas']['Quote'];
type QuoteLine = Quote['lines'][number];
type QuoteBand = components['schemas']['QuoteBand'];
type QuoteMember = components['schemas']['QuoteMember'];
type AgeBand = components['schemas']['AgeBand'];
type AgeBandName = components['schemas']['AgeBandName'];
type ProblemCode = components['schemas']['ProblemCode'];
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
export type PricedMember = Pick<QuoteMember, 'age' | 'lodging' | 'deleted'>;

/** A member, by its place in the list that was given, whose band has no price. */
interface UnpricedMember {
  readonly index: number;
  readonly band: AgeBandName;
}

/** Why there is no price; `rooms-too-small` says how many the rooms hold and how many stay. */
export type QuoteRefusal =
  | { readonly code: Extract<ProblemCode, 'no-active-members' | 'rooms-not-offered'> }
  | { readonly code: 'room-without-adult'; readonly params: { rooms: number; adults: number } }
  | { readonly code: 'rooms-too-small'; readonly params: { capacity: number; people: number } }
  | { readonly code: 'band-not-offered'; readonly members: readonly UnpricedMember[] };

/** A price, or why there is none. */
export type QuoteResult =
  | { readonly quote: Quote; readonly refusal?: undefined }
  | { readonly quote?: undefined; readonly refusal: QuoteRefusal };

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

const roomPayerAge = 18;
const lineOrder: readonly QuoteBand[] = ['room', 'additionalAdult', 'adult', 'youngAdult', 'teen', 'child', 'toddler'];

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
function unitCents(event: PricedEvent, line: QuoteBand): number | undefined {
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

interface Person {
  readonly index: number;
  readonly age: number;
  readonly band: AgeBandName;
  readonly staysInRoom: boolean;
}

function toPeople(event: PricedEvent, rooms: number, members: readonly PricedMember[]): Person[] {
  return members.flatMap((member, index) =>
    isActive(member)
      ? [
          {
            index,
            age: member.age,
            band: ageBandOf(event.ageBands, member.age),
            staysInRoom: rooms > 0 && member.lodging !== 'none',
          },
        ]
      : [],
  );
}

/** Those who pay for the rooms, one each: adults before young adults, each in the party's order. */
function roomPayers(people: readonly Person[], rooms: number): Set<Person> {
  const able = people.filter(({ age, staysInRoom }) => staysInRoom && age >= roomPayerAge);
  const adults = able.filter(({ band }) => band === 'adult');
  const youngAdults = able.filter(({ band }) => band === 'youngAdult');
  const others = able.filter(({ band }) => band !== 'adult' && band !== 'youngAdult');
  return new Set([...adults, ...youngAdults, ...others].slice(0, rooms));
}

function lineOf(event: PricedEvent, person: Person): QuoteBand {
  const countsAsAdult = person.band === 'adult' || (person.band === 'youngAdult' && event.youngAdultRate === undefined);
  if (!countsAsAdult) return person.band;
  return person.staysInRoom ? 'additionalAdult' : 'adult';
}

function refuseRooms(event: PricedEvent, rooms: number, people: readonly Person[]): QuoteRefusal | null {
  if (rooms === 0) return null;
  if (!offersRooms(event)) return { code: 'rooms-not-offered' };
  const staying = people.filter(({ staysInRoom }) => staysInRoom);
  const adults = staying.filter(({ age }) => age >= roomPayerAge).length;
  if (adults < rooms) return { code: 'room-without-adult', params: { rooms, adults } };
  const capacity = rooms * (event.roomCapacity ?? defaultRoomCapacity);
  const counted = staying.filter(({ band }) => band !== 'toddler').length;
  return counted > capacity ? { code: 'rooms-too-small', params: { capacity, people: counted } } : null;
}

/** What each person pays, as lines: one for each band and unit price, in the order of bands, the dearest first. */
export function priceLines(prices: readonly Pick<QuoteLine, 'band' | 'unitCents'>[]): QuoteLine[] {
  const units = [...new Set(prices.map(({ unitCents: cents }) => cents))].sort((one, other) => other - one);
  return lineOrder.flatMap((band) =>
    units.flatMap((cents) => {
      const quantity = prices.filter((price) => price.band === band && price.unitCents === cents).length;
      return quantity === 0 ? [] : [{ band, quantity, unitCents: cents, totalCents: quantity * cents }];
    }),
  );
}

/**
 * What it costs these people at this event, line by line in cents, or why it has no price.
 * Residential: one adult per room pays the room, every other adult in rooms the additional rate, adults who do
 * not stay the night the adult rate; everyone else their band's rate. Convention: each their band's rate.
 * A young adult counts as an adult where the event has no rate for young adults.
 */
export function quote(event: PricedEvent, rooms: number, members: readonly PricedMember[]): QuoteResult {
  const people = toPeople(event, rooms, members);
  if (people.length === 0) return { refusal: { code: 'no-active-members' } };
  const refusal = refuseRooms(event, rooms, people);
  if (refusal) return { refusal };

  const payers = roomPayers(people, rooms);
  const priced = people.map((person) => {
    const line = payers.has(person) ? 'room' : lineOf(event, person);
    return { person, line, cents: unitCents(event, line) };
  });
  const unpriced = priced.filter(({ cents }) => cents === undefined);
  if (unpriced.length > 0) {
    const refused = unpriced.map(({ person: { index, band } }) => ({ index, band }));
    return { refusal: { code: 'band-not-offered', members: refused } };
  }

  const prices = priced.map(({ line: band, cents = 0 }) => ({ band, unitCents: cents }));
  return {
    quote: adjusted({ currency: 'USD', lines: priceLines(prices) }, 0),
  };
}
