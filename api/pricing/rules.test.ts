import { describe, expect, test } from 'vitest';
import { priceLines, quote } from './quote.ts';
import { defaultAgeBands } from '../people/rules.ts';
import { adjusted, offeredBands, offersRooms, rateCents } from './rules.ts';
import type { PricedEvent, QuoteMember } from './rules.ts';

const ageBands = [...defaultAgeBands];
const miami: PricedEvent = {
  type: 'Residential',
  ageBands,
  roomBasePrice: 385,
  childRate: 210,
  teenRate: 50,
  additionalAdultRate: 230,
  adultRetreatRate: 200,
  toddlerRate: 0,
};
const newYork: PricedEvent = { type: 'Convention', ageBands, adultRetreatRate: 100, youngAdultRate: 100 };
const washington: PricedEvent = {
  type: 'Convention',
  ageBands,
  adultRetreatRate: 50,
  youngAdultRate: 50,
  teenRate: 50,
  childRate: 50,
  toddlerRate: 0,
};

const people = (...ages: number[]): QuoteMember[] => ages.map((age) => ({ age }));
const dayGuests = (...ages: number[]): QuoteMember[] => ages.map((age) => ({ age, lodging: 'none' }));

/** The total and its lines as 'quantity band unit', in dollars. */
function priced(event: PricedEvent, rooms: number, members: readonly QuoteMember[]): [number, string[]] {
  const result = quote(event, rooms, members);
  if (result.refusal) throw new Error(`refused: ${result.refusal.code}`);
  const { lines, totalCents } = result.quote;
  expect(lines.map((line) => line.totalCents)).toEqual(lines.map((line) => line.quantity * line.unitCents));
  return [
    totalCents / 100,
    lines.map(({ band, quantity, unitCents }) => `${String(quantity)} ${band} ${String(unitCents / 100)}`),
  ];
}

describe('rates', () => {
  test.each([
    [385, 38_500],
    ['385', 38_500],
    ['385.5', 38_550],
    ['19.99', 1_999],
    [19.99, 1_999],
    [0.29, 29],
    [0, 0],
  ])('%j is %d cents', (rate, cents) => {
    expect(rateCents(rate)).toBe(cents);
  });

  test.each(['', 'free', -1, NaN])('%j is not a rate', (rate) => {
    expect(() => rateCents(rate)).toThrow(RangeError);
  });
});

describe('residential', () => {
  test('two adults, a teen and a child in one room', () => {
    expect(priced(miami, 1, people(40, 38, 15, 9))).toEqual([
      875,
      ['1 room 385', '1 additionalAdult 230', '1 teen 50', '1 child 210'],
    ]);
  });

  const families: [string, number, QuoteMember[], number, string[]][] = [
    ['one adult alone in a room', 1, people(70), 385, ['1 room 385']],
    ['one adult who goes home at night', 0, people(70), 200, ['1 adult 200']],
    ['a couple in one room', 1, people(30, 31), 615, ['1 room 385', '1 additionalAdult 230']],
    ['a couple in two rooms', 2, people(30, 31), 770, ['2 room 385']],
    ['a couple, he stays, she goes home', 1, [{ age: 50 }, ...dayGuests(49)], 585, ['1 room 385', '1 adult 200']],
    ['a 19-year-old mother and her baby', 1, people(19, 0), 385, ['1 room 385', '1 toddler 0']],
    [
      'young adults without their own rate count as adults',
      1,
      people(22, 24, 25),
      845,
      ['1 room 385', '2 additionalAdult 230'],
    ],
    ['someone aged exactly 18 pays for a room with two teens', 1, people(17, 18, 16), 485, ['1 room 385', '2 teen 50']],
    [
      'grandmother, parents, four children in two rooms',
      2,
      people(68, 41, 40, 14, 12, 7, 3),
      1470,
      ['2 room 385', '1 additionalAdult 230', '1 teen 50', '2 child 210', '1 toddler 0'],
    ],
    [
      'three toddlers do not fill a room',
      1,
      people(33, 34, 8, 7, 5, 2, 0),
      1035,
      ['1 room 385', '1 additionalAdult 230', '2 child 210', '3 toddler 0'],
    ],
    [
      'children of a day guest pay their rate',
      0,
      people(40, 15, 9, 4),
      460,
      ['1 adult 200', '1 teen 50', '1 child 210', '1 toddler 0'],
    ],
    [
      'without rooms, lodging is ignored',
      0,
      [
        { age: 40, lodging: 'room' },
        { age: 39, lodging: 'none' },
      ],
      400,
      ['2 adult 200'],
    ],
    ['children alone, as day guests', 0, people(12, 13), 260, ['1 teen 50', '1 child 210']],
    [
      'a deleted member costs nothing',
      1,
      [{ age: 40 }, { age: 38, deleted: true }, { age: 9 }],
      595,
      ['1 room 385', '1 child 210'],
    ],
  ];
  test.each(families)('%s', (_name, rooms, members, total, lines) => {
    expect(priced(miami, rooms, members)).toEqual([total, lines]);
  });

  test('a young adult pays the young adult rate if there is one, staying overnight or not', () => {
    const event = { ...miami, youngAdultRate: 120 };
    expect(priced(event, 1, people(20, 45))).toEqual([505, ['1 room 385', '1 youngAdult 120']]);
    expect(priced(event, 0, people(20, 45))).toEqual([320, ['1 adult 200', '1 youngAdult 120']]);
  });

  test('a young adult pays for the room only when there are more rooms than adults', () => {
    const event = { ...miami, youngAdultRate: 120 };
    expect(priced(event, 1, people(20, 21))).toEqual([505, ['1 room 385', '1 youngAdult 120']]);
    expect(priced(event, 2, people(20, 45))).toEqual([770, ['2 room 385']]);
    expect(priced(event, 1, people(20, 45, 46))).toEqual([
      735,
      ['1 room 385', '1 additionalAdult 230', '1 youngAdult 120'],
    ]);
  });

  test('rates may be numeric strings', () => {
    const texts = { ...miami, roomBasePrice: '385', childRate: '210', teenRate: '50', additionalAdultRate: '230.00' };
    expect(priced(texts, 1, people(40, 38, 15, 9))[0]).toBe(875);
  });

  test('each room needs someone aged 18 or over who stays overnight', () => {
    expect(quote(miami, 1, people(17, 12)).refusal).toEqual({
      code: 'room-without-adult',
      params: { rooms: 1, adults: 0 },
    });
    expect(quote(miami, 2, people(40, 12)).refusal).toEqual({
      code: 'room-without-adult',
      params: { rooms: 2, adults: 1 },
    });
    expect(quote(miami, 1, [...dayGuests(40), { age: 12 }]).refusal?.code).toBe('room-without-adult');
    expect(quote(miami, 1, [{ age: 40, deleted: true }, { age: 12 }]).refusal?.code).toBe('room-without-adult');
  });

  test('a room holds four unless the event says otherwise, not counting toddlers and day guests', () => {
    expect(quote(miami, 1, people(40, 38, 15, 9, 8)).refusal).toEqual({
      code: 'rooms-too-small',
      params: { capacity: 4, people: 5 },
    });
    expect(quote(miami, 1, people(40, 38, 15, 9, 5)).quote).toBeDefined();
    expect(quote(miami, 1, [...people(40, 38, 15, 9), ...dayGuests(70)]).quote).toBeDefined();
    expect(quote({ ...miami, roomCapacity: 2 }, 1, people(40, 38, 9)).refusal?.code).toBe('rooms-too-small');
    expect(quote({ ...miami, roomCapacity: 5 }, 1, people(40, 38, 15, 9, 8)).quote).toBeDefined();
  });

  test('an event without a room price has no rooms', () => {
    const event = { ...miami, roomBasePrice: undefined };
    expect(offersRooms(event)).toBe(false);
    expect(quote(event, 1, people(40)).refusal).toEqual({ code: 'rooms-not-offered' });
    expect(priced(event, 0, people(40))[0]).toBe(200);
  });

  test('a missing rate is reported for each member who would need it', () => {
    const event = { ...miami, childRate: undefined, additionalAdultRate: undefined };
    expect(quote(event, 1, people(40, 9, 38, 15, 8)).refusal?.code).toBe('rooms-too-small');
    expect(quote(event, 2, people(40, 9, 38, 15, 8)).refusal).toEqual({
      code: 'band-not-offered',
      members: [
        { index: 1, band: 'child' },
        { index: 4, band: 'child' },
      ],
    });
    expect(quote(event, 1, people(40, 38)).refusal).toEqual({
      code: 'band-not-offered',
      members: [{ index: 1, band: 'adult' }],
    });
  });
});

describe('convention', () => {
  test('two adults and two young adults in New York', () => {
    expect(priced(newYork, 0, people(40, 38, 20, 25))).toEqual([400, ['2 adult 100', '2 youngAdult 100']]);
  });

  test('New York has no price for minors', () => {
    expect(offeredBands(newYork)).toEqual(['youngAdult', 'adult']);
    expect(quote(newYork, 0, [{ age: 40 }, { age: 15, deleted: true }, { age: 17 }, { age: 5 }]).refusal).toEqual({
      code: 'band-not-offered',
      members: [
        { index: 2, band: 'teen' },
        { index: 3, band: 'toddler' },
      ],
    });
  });

  test('Washington costs 50 per person above the age of 5', () => {
    expect(priced(washington, 0, people(5))).toEqual([0, ['1 toddler 0']]);
    expect(priced(washington, 0, people(6))).toEqual([50, ['1 child 50']]);
    expect(priced(washington, 0, people(44, 43, 19, 15, 6, 5))).toEqual([
      250,
      ['2 adult 50', '1 youngAdult 50', '1 teen 50', '1 child 50', '1 toddler 0'],
    ]);
  });

  test('young adults pay as adults if they have no rate', () => {
    expect(priced({ ...newYork, youngAdultRate: undefined }, 0, people(40, 20))).toEqual([200, ['2 adult 100']]);
  });

  test('where a person sleeps does not matter, and rooms are refused', () => {
    expect(priced(newYork, 0, [{ age: 40, lodging: 'room' }])).toEqual([100, ['1 adult 100']]);
    expect(quote(newYork, 1, people(40)).refusal).toEqual({ code: 'rooms-not-offered' });
  });
});

test('a party without active members has no price', () => {
  expect(quote(miami, 0, []).refusal).toEqual({ code: 'no-active-members' });
  expect(quote(miami, 1, [{ age: 40, deleted: true }]).refusal).toEqual({ code: 'no-active-members' });
});

test('the bands offered are those with a price', () => {
  expect(offeredBands(miami)).toEqual(['toddler', 'child', 'teen', 'youngAdult', 'adult']);
  expect(offeredBands({ ...miami, adultRetreatRate: undefined })).toContain('adult');
  expect(offeredBands({ ...newYork, adultRetreatRate: undefined })).toEqual(['youngAdult']);
  const { youngAdultRate: _, ...withoutYoungAdults } = newYork;
  expect(offeredBands({ ...withoutYoungAdults, adultRetreatRate: undefined })).toEqual([]);
});

test('exactly the bands offered are priced, whichever rates an event leaves out', () => {
  const full: PricedEvent = { ...miami, youngAdultRate: 150, roomCapacity: 4 };
  const rates = [
    'childRate',
    'teenRate',
    'youngAdultRate',
    'toddlerRate',
    'adultRetreatRate',
    'roomBasePrice',
  ] as const;
  const events = [full, newYork, washington].flatMap((event) => [
    event,
    ...rates.map((rate) => ({ ...event, [rate]: undefined })),
  ]);
  for (const event of events)
    for (const { band, from } of event.ageBands) {
      const person = { age: from };
      const ways = [
        quote(event, 0, [{ ...person, lodging: 'none' }]),
        quote(event, 1, [person]),
        // A minor may have a room only with an adult.
        quote(event, 1, [{ age: 40 }, person]),
      ];
      expect(
        ways.some((way) => way.quote !== undefined),
        `${band} of ${JSON.stringify(event)}`,
      ).toBe(offeredBands(event).includes(band));
    }
});

test('people in one band who pay different prices get separate lines, most expensive first', () => {
  const lines = priceLines([
    { band: 'toddler', unitCents: 0 },
    { band: 'adult', unitCents: 20_000 },
    { band: 'toddler', unitCents: 5_000 },
    { band: 'toddler', unitCents: 0 },
  ]);
  expect(lines).toEqual([
    { band: 'adult', quantity: 1, unitCents: 20_000, totalCents: 20_000 },
    { band: 'toddler', quantity: 1, unitCents: 5_000, totalCents: 5_000 },
    { band: 'toddler', quantity: 2, unitCents: 0, totalCents: 0 },
  ]);
});

describe('a price reduction by staff', () => {
  const lines = priceLines([{ band: 'adult', unitCents: 20_000 }]);

  test('is its own line, and the other lines stay', () => {
    expect(adjusted({ currency: 'USD', lines }, 5_000)).toEqual({
      currency: 'USD',
      lines,
      adjustmentCents: 5_000,
      totalCents: 15_000,
    });
  });

  test('is never more than the price', () => {
    expect(adjusted({ currency: 'USD', lines }, 30_000)).toMatchObject({ adjustmentCents: 20_000, totalCents: 0 });
  });

  test('has no line when it is zero', () => {
    expect(adjusted({ currency: 'USD', lines }, 0)).toEqual({ currency: 'USD', lines, totalCents: 20_000 });
  });
});

test('a chosen room that is too small says how many people chose it, and how many it holds', () => {
  const members = [
    { age: 40, room: 1 },
    { age: 41, room: 1 },
    { age: 9, room: 1 },
    { age: 30, room: 2 },
  ];
  expect(quote({ ...miami, roomCapacity: 2 }, 2, members).refusal).toMatchObject({
    code: 'chosen-room-too-small',
    params: { room: 1, capacity: 2, people: 3 },
  });
});
