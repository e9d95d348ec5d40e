import { expect, test } from 'vitest';
import type { EventContent } from '#rules/events/content';
import { contentOf, fieldIdOf, unreadableValues, valuesOf, verseField } from './event-values.ts';

const content: EventContent = {
  type: 'Residential',
  status: 'Planned',
  reg_date: '01-MAR-2027',
  start_date: '14-MAY-2027',
  end_date: '31-FEB-2027',
  timeZone: 'America/New_York',
  roomCapacity: 4,
  maxRegistrationCount: 60,
  ageBands: [
    { band: 'child', from: 0, to: 17 },
    { band: 'adult', from: 18, to: null },
  ],
  sessions: { from: 5, to: 18 },
  rates: { roomBasePrice: 385, adultRetreatRate: '200.50', toddlerRate: 0 },
  deposit: { percent: 30, restDueOn: '01-MAY-2027' },
  paymentMethods: ['Zelle', 'Check'],
  links: { map: 'https://example.org' },
  texts: { en: { name: 'Rest', paymentOptions: { Check: 'By check.' } }, es: { name: 'Descanso' } },
};

test('unchanged values are saved as they were, including numeric texts and impossible days', () => {
  expect(contentOf(valuesOf(content), content)).toEqual(content);
});

test('a changed rate becomes a number, and text that is not a number stays as typed', () => {
  const values = { ...valuesOf(content), '/rates/adultRetreatRate': '210.5', '/rates/toddlerRate': 'free' };
  expect(contentOf(values, content).rates).toEqual({
    roomBasePrice: 385,
    adultRetreatRate: 210.5,
    toddlerRate: 'free',
  });
});

test('emptied fields are left out', () => {
  const values = { ...valuesOf(content), '/deposit/percent': '', '/texts/es/name': '', '/ageBands/child/from': '' };
  const saved = contentOf(values, content);
  expect(saved.deposit).toBeUndefined();
  expect(saved.texts.es).toEqual({});
  expect(saved.ageBands).toEqual([{ band: 'adult', from: 18, to: null }]);
});

test('unreadable numbers and days are reported', () => {
  const values = { ...valuesOf(content), '/roomCapacity': 'four', '/start_date': '2027--14' };
  expect(unreadableValues(values)).toEqual([
    { pointer: '/start_date', rule: 'date' },
    { pointer: '/roomCapacity', rule: 'number' },
  ]);
});

test.each(['/deposit/percent', '/deposit/restDueOn', '/sessions/from', '/sessions/to'])(
  'without %s, its other half is not saved, which is reported',
  (pointer) => {
    const values = { ...valuesOf(content), [pointer]: '' };
    expect(unreadableValues(values)).toEqual([{ pointer, rule: 'otherHalf' }]);
  },
);

test('neither a deposit nor ages for the sessions are required', () => {
  const { deposit: _deposit, sessions: _sessions, ...others } = content;
  expect(unreadableValues(valuesOf(others))).toEqual([]);
});

test('the fault of an age group belongs to its first age', () => {
  expect(fieldIdOf('/ageBands/1', content)).toBe('ageBands-adult-from');
  expect(fieldIdOf('/texts/es/name', content)).toBe('texts-es-name');
});

test('the fault of a verse or its source, in either language, belongs to the field that chooses both', () => {
  expect(fieldIdOf('/texts/en/wog', content)).toBe(verseField);
  expect(fieldIdOf('/texts/es/wogReference', content)).toBe(verseField);
});
