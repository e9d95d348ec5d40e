import { expect, test } from 'vitest';
import { readEmbeddedEvents } from './seed.ts';
import { readEventSource } from './source.ts';

const texts = {
  name: 'N',
  timings: 'T',
  short_description: 'S',
  description: 'D',
  location: 'L',
  paymentOptions: { Zelle: 'Z' },
};
const whole = {
  id: 'retreat',
  type: 'Residential',
  status: 'Planned',
  reg_date: '01-MAR-2027',
  start_date: '14-MAY-2027',
  end_date: '16-MAY-2027',
  rates: { adultRetreatRate: 200 },
  paymentMethods: ['Zelle'],
  texts: { en: texts, es: texts },
};

test('defaults: the center’s time zone, four to a room, the usual age bands', () => {
  const { event } = readEventSource('retreat', '', 'America/Denver', whole);
  expect(event).toMatchObject({ timeZone: 'America/Denver', roomCapacity: 4 });
  expect(event.ageBands.map(({ band, from, to }) => [band, from, to])).toEqual([
    ['toddler', 0, 5],
    ['child', 6, 12],
    ['teen', 13, 17],
    ['youngAdult', 18, 25],
    ['adult', 26, null],
  ]);
});

test.each<[string, Record<string, unknown>, RegExp]>([
  ['a language is missing', { texts: { en: texts } }, /es/],
  [
    'a text is missing in one language',
    { texts: { en: texts, es: { ...texts, description: undefined } } },
    /description/,
  ],
  [
    'an optional text is in one language only',
    { texts: { en: { ...texts, fee: '$1' }, es: texts } },
    /fee: otherLanguage/,
  ],
  ['a text is empty', { texts: { en: texts, es: { ...texts, name: ' ' } } }, /name/],
  [
    'a payment method has no instructions',
    { paymentMethods: ['Zelle', 'Cash'] },
    /paymentOptions\/Cash: instructionsMissing/,
  ],
  [
    'a verse has no reference',
    { texts: { en: { ...texts, wog: 'W' }, es: { ...texts, wog: 'W' } } },
    /wogReference: verseSource/,
  ],
  ['a date does not exist', { start_date: '31-FEB-2027' }, /start_date/],
  ['a time zone does not exist', { timeZone: 'America/Springfield' }, /timeZone/],
  ['a rate is not a number', { rates: { adultRetreatRate: 'free' } }, /adultRetreatRate/],
  ['a field is unknown', { capacity: 3 }, /capacity/],
  [
    'the age bands leave a gap',
    {
      ageBands: [
        { band: 'child', from: 0, to: 5 },
        { band: 'adult', from: 7, to: null },
      ],
    },
    /bandGap/,
  ],
  ['the rest is due after the first day', { deposit: { percent: 30, restDueOn: '15-MAY-2027' } }, /restAfterStart/],
  ['a deposit is the whole price', { deposit: { percent: 100, restDueOn: '01-MAY-2027' } }, /percent/],
  ['a deposit is zero', { deposit: { percent: 0, restDueOn: '01-MAY-2027' } }, /percent/],
  ['a deposit has no due date for the rest', { deposit: { percent: 30 } }, /restDueOn/],
  ['the age bands end', { ageBands: [{ band: 'child', from: 0, to: 99 }] }, /lastBandEnds/],
])('refused when %s', (_name, overrides, message) => {
  expect(() => readEventSource('retreat', '', 'America/New_York', { ...whole, ...overrides })).toThrow(message);
});

test('the rest may be due on the first day of the event', () => {
  const deposit = { percent: 30, restDueOn: '14-MAY-2027' };
  expect(readEventSource('retreat', '', 'America/New_York', { ...whole, deposit }).event.deposit).toEqual(deposit);
});

test('there are four embedded events, each with a verse that names its translation', () => {
  const events = readEmbeddedEvents('America/New_York');
  expect(events.map(({ event }) => event.id)).toEqual([
    'chicago-retreat-2026',
    'miami-retreat-2026',
    'new-york-convention-2027',
    'washington-dc-convention-2027',
  ]);
  for (const { event } of events) {
    expect(event.texts.en.wogReference).toContain('Douay-Rheims');
    expect(event.texts.es.wogReference).toContain('Reina-Valera 1909');
    expect(event.texts.es.wog).not.toMatch(/jehov/i);
  }
});
