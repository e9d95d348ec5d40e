import type { components } from '#contract/schema';
import { isActive, ageBandOf } from '../people/rules.ts';
import { placedSleepers } from '../rooms/rules.ts';
import type { PlacedSleeper, RoomFault } from '../rooms/rules.ts';
import { adjusted, offersRooms, unitCents } from './rules.ts';
import type { PricedEvent, QuoteMember } from './rules.ts';

type Quote = components['schemas']['Quote'];
type QuoteLine = Quote['lines'][number];
type QuoteBand = components['schemas']['QuoteBand'];
type AgeBandName = components['schemas']['AgeBandName'];
type ProblemCode = components['schemas']['ProblemCode'];

/** The reason why there is no price; `rooms-too-small` says how many people the rooms hold and how many stay. */
export type QuoteRefusal =
  | { readonly code: Extract<ProblemCode, 'no-active-members' | 'rooms-not-offered'> }
  | { readonly code: 'room-without-adult'; readonly params: { rooms: number; adults: number } }
  | { readonly code: 'rooms-too-small'; readonly params: { capacity: number; people: number } }
  | {
      readonly code: 'chosen-room-unknown' | 'chosen-room-too-small' | 'chosen-room-without-adult';
      readonly params: Readonly<Record<string, number>>;
      /** All errors in the chosen rooms; members by position in the given list. */
      readonly faults: readonly RoomFault[];
    }
  /** The members whose band has no price, by position in the given list. */
  | {
      readonly code: 'band-not-offered';
      readonly members: readonly { readonly index: number; readonly band: AgeBandName }[];
    };

/** A price, or the reason why there is none. */
export type QuoteResult =
  | { readonly quote: Quote; readonly refusal?: undefined }
  | { readonly quote?: undefined; readonly refusal: QuoteRefusal };

const lineOrder: readonly QuoteBand[] = ['room', 'additionalAdult', 'adult', 'youngAdult', 'teen', 'child', 'toddler'];

/**
 * Returns the members who pay for the rooms, by position: in each room the first one who counts as an adult, adults before young
 * adults.
 */
function roomPayers(sleepers: readonly PlacedSleeper[]): ReadonlySet<number> {
  const possible = sleepers.filter(({ isAdult }) => isAdult).sort((one, other) => one.order - other.order);
  return new Set(new Map(possible.toReversed().map(({ room, index }) => [room, index])).values());
}

function lineBandOf(event: PricedEvent, ageBand: AgeBandName, staysInRoom: boolean): QuoteBand {
  const countsAsAdult = ageBand === 'adult' || (ageBand === 'youngAdult' && event.youngAdultRate === undefined);
  if (!countsAsAdult) return ageBand;
  return staysInRoom ? 'additionalAdult' : 'adult';
}

function refuseRooms(
  event: PricedEvent,
  rooms: number,
  { sleepers, faults, capacity }: ReturnType<typeof placedSleepers>,
): QuoteRefusal | null {
  if (rooms === 0) return null;
  if (!offersRooms(event)) return { code: 'rooms-not-offered' };
  const adults = sleepers.filter(({ isAdult }) => isAdult).length;
  if (adults < rooms) return { code: 'room-without-adult', params: { rooms, adults } };
  const people = sleepers.filter(({ takesBed }) => takesBed).length;
  if (people > rooms * capacity) return { code: 'rooms-too-small', params: { capacity: rooms * capacity, people } };
  const [first] = faults;
  switch (first?.kind) {
    case undefined:
      return null;
    case 'unknown':
      return { code: 'chosen-room-unknown', params: { rooms }, faults };
    case 'tooSmall':
      return { code: 'chosen-room-too-small', params: { room: first.room, capacity, people: first.count }, faults };
    case 'withoutAdult':
      return { code: 'chosen-room-without-adult', params: { room: first.room }, faults };
  }
}

/** Groups the prices of people into lines: one for each band and unit price, in the order of the bands, most expensive first. */
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
 * Returns the price for these people at this event, line by line in cents, or the reason why there is none. Residential: one adult
 * per room pays for the room, every other adult in a room pays the additional rate, adults who do not stay the night pay the adult
 * rate, and everyone else pays their band's rate. Convention: everyone pays their band's rate. A young adult counts as an adult if
 * the event has no rate for young adults.
 */
export function quote(event: PricedEvent, rooms: number, members: readonly QuoteMember[]): QuoteResult {
  if (!members.some(isActive)) return { refusal: { code: 'no-active-members' } };
  const placed = placedSleepers(event, rooms, members);
  const refusal = refuseRooms(event, rooms, placed);
  if (refusal) return { refusal };

  const payers = roomPayers(placed.sleepers);
  const inRooms = new Set(placed.sleepers.map(({ index }) => index));
  const priced = members.flatMap((member, index) => {
    if (!isActive(member)) return [];
    const ageBand = ageBandOf(event.ageBands, member.age);
    const band = payers.has(index) ? 'room' : lineBandOf(event, ageBand, inRooms.has(index));
    return [{ index, ageBand, band, unitCents: unitCents(event, band) }];
  });
  const unpriced = priced.filter((price) => price.unitCents === undefined);
  if (unpriced.length > 0) {
    const refused = unpriced.map(({ index, ageBand }) => ({ index, band: ageBand }));
    return { refusal: { code: 'band-not-offered', members: refused } };
  }

  const prices = priced.map(({ band, unitCents: cents = 0 }) => ({ band, unitCents: cents }));
  return {
    quote: adjusted({ currency: 'USD', lines: priceLines(prices) }, 0),
  };
}
