import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEventSource } from '../events/source.ts';
import { quote } from './quote.ts';
import type { PricedEvent, QuoteMember } from './rules.ts';

/*
 * Unusual families, priced by hand from the rates of the embedded events, in dollars. Retreats: 385 for a room, 230 for an
 * additional adult in a room, 200 for an adult who comes for the days only, 210 for a child, 50 for a teenager, nothing for a
 * toddler; young adults pay as adults, and a room holds four, not counting toddlers. New York: 100 for everyone aged 18 or over;
 * nobody younger can come. Washington: 50 for everyone above 5.
 */
function embedded(id: string): PricedEvent {
  const { event } = readEventSource(
    id,
    readFileSync(new URL(`../events/embedded/${id}.yaml`, import.meta.url), 'utf8'),
    'America/New_York',
  );
  return { ...event, ...event.rates };
}

const events = {
  miami: embedded('miami-retreat-2026'),
  chicago: embedded('chicago-retreat-2026'),
  newYork: embedded('new-york-convention-2027'),
  washington: embedded('washington-dc-convention-2027'),
};

/** Reads ages; `d` after an age means days only, and `x` means deleted. */
function people(list: string): QuoteMember[] {
  return list
    .split(' ')
    .filter(Boolean)
    .map((one) => ({
      age: Number.parseInt(one, 10),
      ...(one.includes('d') && { lodging: 'none' as const }),
      ...(one.includes('x') && { deleted: true }),
    }));
}

test.each([
  // One room, one payer.
  ['a grandmother alone', 'miami', 1, '74', 385],
  ['a mother and her baby', 'miami', 1, '31 0', 385],
  ['parents with a child in each age band', 'miami', 1, '45 43 15 9 4', 385 + 230 + 50 + 210],
  ['a teenager costs less than the child, as the center wants it', 'chicago', 1, '45 17 12', 385 + 50 + 210],
  ['four adults fill one room', 'miami', 1, '60 58 35 33', 385 + 3 * 230],
  ['toddlers do not count for beds', 'miami', 1, '40 38 10 8 5 3 1', 385 + 230 + 2 * 210],
  ['a 26-year-old father and a 25-year-old sister who counts as an adult', 'chicago', 1, '26 25', 385 + 230],
  ['only someone aged 18 can pay for the room', 'miami', 1, '18 16 14', 385 + 2 * 50],
  ['the older person pays for the room, in any order', 'miami', 1, '19 50', 385 + 230],
  // The edges of the age bands.
  ['still five', 'miami', 1, '40 5', 385],
  ['just six', 'miami', 1, '40 6', 385 + 210],
  ['just twelve', 'miami', 1, '40 12', 385 + 210],
  ['just thirteen', 'miami', 1, '40 13', 385 + 50],
  ['just eighteen', 'miami', 1, '40 18', 385 + 230],
  // Several rooms.
  ['two couples, two rooms', 'chicago', 2, '50 49 48 47', 2 * 385 + 2 * 230],
  ['a family of eight in two rooms', 'miami', 2, '44 42 17 15 12 10 8 7', 2 * 385 + 2 * 50 + 4 * 210],
  ['three generations in three rooms', 'miami', 3, '80 78 52 50 24 22 14 11 2', 3 * 385 + 3 * 230 + 50 + 210],
  ['five women, each in her own room', 'chicago', 5, '70 69 68 67 66', 5 * 385],
  // For the days only.
  ['no room at all', 'miami', 0, '45 43 15 9 4', 2 * 200 + 50 + 210],
  ['the father goes home at night', 'miami', 1, '45d 43 15 9', 385 + 200 + 50 + 210],
  ['a child for the days only costs the same', 'chicago', 1, '43 9d', 385 + 210],
  ['a young adult for the days only', 'chicago', 0, '20', 200],
  ['grandparents for the days only, the young overnight', 'miami', 1, '72d 70d 40 16', 385 + 2 * 200 + 50],
  // Deleted people do not count.
  ['one person who was removed again', 'miami', 1, '45 43x 9', 385 + 210],
  ['the payer was removed: the next adult pays', 'miami', 1, '50x 45 43', 385 + 230],
  // Conventions.
  ['parents and grown children in New York', 'newYork', 0, '51 48 22 19', 400],
  ['a busload in New York', 'newYork', 0, Array.from({ length: 50 }, () => '40').join(' '), 5000],
  ['everyone above five in Washington', 'washington', 0, '45 43 17 13 12 6 5 0', 6 * 50],
  ['only small children with their mother in Washington', 'washington', 0, '30 5 3 1', 50],
  [
    'a youth group in Washington',
    'washington',
    0,
    `${Array.from({ length: 24 }, () => '15').join(' ')} 34 29 61`,
    27 * 50,
  ],
] as const)('%s (%s, %d rooms)', (_name, event, rooms, ages, dollars) => {
  const { quote: price, refusal } = quote(events[event], rooms, people(ages));
  expect(refusal).toBeUndefined();
  expect(price?.totalCents).toBe(dollars * 100);
  expect(price?.lines.reduce((sum, line) => sum + line.quantity * line.unitCents, 0)).toBe(dollars * 100);
});

test.each([
  ['a child in New York has no price', 'newYork', 0, '40 9', 'band-not-offered'],
  ['a teenager in New York has no price', 'newYork', 0, '40 17', 'band-not-offered'],
  ['nobody left', 'miami', 1, '40x', 'no-active-members'],
  ['two rooms, one adult', 'miami', 2, '40 17', 'room-without-adult'],
  ['the only adult goes home at night', 'chicago', 1, '40d 15', 'room-without-adult'],
  ['five for four beds', 'miami', 1, '45 43 15 12 9', 'rooms-too-small'],
  ['a room at a convention', 'washington', 1, '40', 'rooms-not-offered'],
] as const)('%s (%s, %d rooms) is refused', (_name, event, rooms, ages, code) => {
  expect(quote(events[event], rooms, people(ages)).refusal?.code).toBe(code);
});
