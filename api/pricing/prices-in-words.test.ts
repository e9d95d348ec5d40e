import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { CompleteEvent } from '../events/content/rules.ts';
import { checkEventSource, readEventSource } from '../events/source.ts';
import { quote } from './quote.ts';
import { rateCents, type PricedEvent, type QuoteMember } from './rules.ts';

/*
 * Sentences that state a price. Each is paired with the families that it describes, so that a changed rule fails here, at the
 * sentence that still describes the old rule.
 */
const languages = ['en', 'es'] as const;
const oldestAge = 120;

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');

function sourceOf(id: string): CompleteEvent {
  return readEventSource(id, read(`../events/embedded/${id}.yaml`), 'America/New_York').event;
}

type Texts = Readonly<Record<(typeof languages)[number], Readonly<Record<string, string>>>>;
const demo = parse(read('../demo/events.yaml')) as {
  readonly common: { readonly texts: Texts };
  readonly events: Readonly<Record<string, { readonly texts: Texts }>>;
};

/** The demonstration sets dates at each start; prices do not depend on them. */
const anyDates = { reg_date: '01-NOV-2026', start_date: '15-MAY-2027', end_date: '16-MAY-2027' };

function demoEvent(id: string): CompleteEvent {
  const own = demo.events[id];
  if (!own) throw new Error(`There is no event ${id}`);
  const texts = Object.fromEntries(languages.map((lng) => [lng, { ...demo.common.texts[lng], ...own.texts[lng] }]));
  const content = { ...demo.common, ...own, ...anyDates, id, status: 'Planned', texts };
  return checkEventSource(id, content, 'America/New_York').event;
}

/** The ages of a person in words: an age, ages such as `6-17` or `18+`, or a band with all of its ages. */
function agesOf({ ageBands }: PricedEvent, who: string): number[] {
  const band = ageBands.find((one) => one.band === who);
  const [from = NaN, to = from] = band
    ? [band.from, band.to ?? oldestAge]
    : who
        .replace('+', `-${String(oldestAge)}`)
        .split('-')
        .map(Number);
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Reads the families that words describe, one for each age; `/days` after a person means days only. */
function familiesOf(event: PricedEvent, family: string): QuoteMember[][] {
  return family.split(' ').reduce<QuoteMember[][]>(
    (families, person) => {
      const [who = '', stay] = person.split('/');
      const people = agesOf(event, who).map((age) => ({ age, ...(stay === 'days' && { lodging: 'none' as const }) }));
      return families.flatMap((others) => people.map((one) => [...others, one]));
    },
    [[]],
  );
}

type Said = readonly [number, string, string?];

/**
 * Returns the different prices in dollars of the families that words describe, minus the price of the people in `without` on their
 * own; null stands for a family that may not come.
 */
function allDollars(event: PricedEvent, [rooms, family, without]: Said): (number | null)[] {
  const total = (members: QuoteMember[]) => quote(event, rooms, members).quote?.totalCents;
  const [others = []] = without === undefined ? [] : familiesOf(event, without);
  const otherCents = without === undefined ? 0 : total(others);
  const prices = familiesOf(event, family).map((members) => {
    const all = total(members);
    return all === undefined || otherCents === undefined ? null : (all - otherCents) / 100;
  });
  return [...new Set(prices)];
}

/** Returns the one price of all these families; the list of their prices if they differ. */
function dollars(event: PricedEvent, said: Said): number | null | (number | null)[] {
  const [first = null, ...others] = allDollars(event, said);
  return others.length === 0 ? first : [first, ...others];
}

/** The families that pay each amount in an event's fee, in the order of the sentence, then the families that it calls free. */
interface Fee {
  readonly amounts: readonly Said[];
  readonly free: readonly Said[];
}

const retreat: Fee = {
  amounts: [
    [1, 'adult'],
    [1, '40 adult', '40'],
    [1, '40 child', '40'],
    [1, '40 teen', '40'],
    [0, 'adult/days'],
  ],
  free: [[1, '40 toddler', '40']],
};
const fees: Readonly<Record<string, Fee>> = {
  'miami-retreat-2026': retreat,
  'chicago-retreat-2026': retreat,
  'new-york-convention-2027': { amounts: [[0, '18+']], free: [] },
  'washington-dc-convention-2027': { amounts: [[0, '6+']], free: [[0, '40 toddler', '40']] },
};
/** The demonstration's events state their own fee, or else the retreats' common one. */
const demoFees: Readonly<Record<string, Fee>> = {
  ...Object.fromEntries(Object.keys(demo.events).map((id) => [id, retreat])),
  'demo-youth-convention': {
    amounts: [
      [0, 'adult'],
      [0, 'youngAdult'],
      [0, '40 6-17', '40'],
    ],
    free: [[0, '40 toddler', '40']],
  },
};

const stated = [
  ...Object.entries(fees).map(([id, fee]) => ({ id, fee, source: () => sourceOf(id) })),
  ...Object.entries(demoFees).map(([id, fee]) => ({ id, fee, source: () => demoEvent(id) })),
];

test.each(stated)('the fee of $id is what its families pay', ({ fee: { amounts, free }, source }) => {
  const event = source();
  const priced = { ...event, ...event.rates };
  for (const language of languages) {
    const fee = event.texts[language].fee ?? '';
    const said = [...fee.matchAll(/\$(\d+)/g)].map(([, amount]) => Number(amount));
    expect(said, fee).toEqual(amounts.map((family) => dollars(priced, family)));
    expect(/free|gratis/.test(fee), fee).toBe(free.length > 0);
  }
  expect(free.map((family) => dollars(priced, family))).toEqual(free.map(() => 0));
});

/** The rows of rates on an event's page: the rate that each shows, and the families that pay it, of every age of the row's band. */
const rates = {
  'rate.room': ['roomBasePrice', [1, 'adult']],
  'rate.additionalAdult': ['additionalAdultRate', [1, '40 adult', '40']],
  'rate.adultWithoutRoom': ['adultRetreatRate', [0, 'adult/days']],
  'rate.adult': ['adultRetreatRate', [0, 'adult']],
  'rate.youngAdult': ['youngAdultRate', [1, '40 youngAdult', '40']],
  'rate.teen': ['teenRate', [1, '40 teen', '40']],
  'rate.child': ['childRate', [1, '40 child', '40']],
  'rate.toddler': ['toddlerRate', [1, '40 toddler', '40']],
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

test.each(Object.entries(rates))('the row %s shows what all its families pay', (_, [field, family]) => {
  expect(dollars(event, family)).toBe(rateCents(event[field] ?? '') / 100);
});

const besideOthers = Object.entries(rates).flatMap(([row, [field, [rooms, family, without]]]) =>
  without === undefined ? [] : [{ row, field, rooms, band: family.replace(`${without} `, ''), without }],
);

test.each(besideOthers)('the row $row shows what a second one of its band pays', ({ field, rooms, band, without }) => {
  const first = `${without} ${String(agesOf(event, band)[0])}`;
  expect(dollars(event, [rooms, `${first} ${band}`, first])).toBe(rateCents(event[field] ?? '') / 100);
});

const wordsIn = (language: (typeof languages)[number]) =>
  JSON.parse(read(`../../app/platform/messages/${language}.json`)) as Readonly<Record<string, string>>;

test.each(languages)('no other row shows a rate in %s', (language) => {
  expect(Object.keys(wordsIn(language)).filter((id) => id.startsWith('rate.'))).toEqual(Object.keys(rates));
});

test('someone who comes for the days only pays a different price, as the estimate says', () => {
  expect(dollars(event, [1, '40 38/days', '40'])).not.toBe(dollars(event, [1, '40 38', '40']));
});

test.each([
  ['en', 'on the first day of the event'],
  ['es', 'el primer día del evento'],
] as const)(
  'the note on prices in %s states no amount, and the day for which the form asks the age',
  (language, day) => {
    const { 'event.costNote': note = '', 'field.age.hint': hint = '' } = wordsIn(language);
    expect(hint.toLowerCase()).toBe(day);
    expect(note).toContain(day);
    expect(note).not.toMatch(/\d/);
  },
);
