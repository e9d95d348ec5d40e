import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readEventSource } from '../events/source.ts';
import { quote } from './quote.ts';
import { rateCents, type PricedEvent, type QuoteMember } from './rules.ts';

/*
 * Sentences that state a price. Each is paired with the families that it describes, so that a changed rule fails here, at the
 * sentence that still describes the old rule.
 */
const languages = ['en', 'es'] as const;

function sourceOf(id: string) {
  const { event } = readEventSource(
    id,
    readFileSync(new URL(`../events/embedded/${id}.yaml`, import.meta.url), 'utf8'),
    'America/New_York',
  );
  return event;
}

/** Reads the ages of a family; `d` after an age means days only. */
function membersOf(family: string): QuoteMember[] {
  return family
    .split(' ')
    .map((one) => ({ age: Number.parseInt(one, 10), ...(one.endsWith('d') && { lodging: 'none' as const }) }));
}

/** Returns the family's price in dollars, minus the price of the people in `without` on their own; null if they may not come. */
function dollars(event: PricedEvent, [rooms, family, without]: readonly [number, string, string?]): number | null {
  const total = (members: string) => quote(event, rooms, membersOf(members)).quote?.totalCents;
  const [all, others] = [total(family), without === undefined ? 0 : total(without)];
  return all === undefined || others === undefined ? null : (all - others) / 100;
}

type Said = readonly [number, string, string?];

/** The families that pay each amount in an event's fee, in the order of the sentence, then the families that it calls free. */
const retreat: { amounts: readonly Said[]; free: readonly Said[] } = {
  amounts: [
    [1, '40'],
    [1, '40 38', '40'],
    [1, '40 9', '40'],
    [1, '40 15', '40'],
    [0, '40d'],
  ],
  free: [
    [1, '40 2', '40'],
    [1, '40 5', '40'],
  ],
};
const fees = {
  'miami-retreat-2026': retreat,
  'chicago-retreat-2026': retreat,
  'new-york-convention-2027': { amounts: [[0, '18']], free: [] },
  'washington-dc-convention-2027': { amounts: [[0, '6']], free: [[0, '40 5', '40']] },
} as const satisfies Record<string, typeof retreat>;

test.each(Object.entries(fees))('the fee of %s is what its families pay', (id, { amounts, free }) => {
  const event = sourceOf(id);
  const priced = { ...event, ...event.rates };
  for (const language of languages) {
    const fee = event.texts[language].fee ?? '';
    const said = [...fee.matchAll(/\$(\d+)/g)].map(([, amount]) => Number(amount));
    expect(said, fee).toEqual(amounts.map((family) => dollars(priced, family)));
    expect(/free|gratis/.test(fee), fee).toBe(free.length > 0);
  }
  expect(free.map((family) => dollars(priced, family))).toEqual(free.map(() => 0));
});

/** The rows of rates on an event's page: the rate that each shows, and the family that pays it. */
const rates = {
  'rate.room': ['roomBasePrice', [1, '40']],
  'rate.additionalAdult': ['additionalAdultRate', [1, '40 38', '40']],
  'rate.adultWithoutRoom': ['adultRetreatRate', [0, '40d']],
  'rate.adult': ['adultRetreatRate', [0, '40']],
  'rate.youngAdult': ['youngAdultRate', [1, '40 20', '40']],
  'rate.teen': ['teenRate', [1, '40 15', '40']],
  'rate.child': ['childRate', [1, '40 9', '40']],
  'rate.toddler': ['toddlerRate', [1, '40 2', '40']],
} as const;

/** A retreat with a different price for each row. */
const event: PricedEvent = {
  ...sourceOf('miami-retreat-2026'),
  roomBasePrice: 300,
  additionalAdultRate: 200,
  adultRetreatRate: 170,
  youngAdultRate: 130,
  teenRate: 110,
  childRate: 70,
  toddlerRate: 30,
};

test.each(Object.entries(rates))('the row %s shows what its family pays', (_, [field, family]) => {
  expect(dollars(event, family)).toBe(rateCents(event[field] ?? '') / 100);
});

test.each(languages)('no other row shows a rate in %s', (language) => {
  const words = JSON.parse(
    readFileSync(new URL(`../../app/platform/messages/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;
  expect(Object.keys(words).filter((id) => id.startsWith('rate.'))).toEqual(Object.keys(rates));
});

test('someone who comes for the days only pays a different price, as the estimate says', () => {
  expect(dollars(event, [1, '40 38d', '40'])).not.toBe(dollars(event, [1, '40 38', '40']));
});
