import { expect, test } from 'vitest';
import { whoSignsAgain } from './rules.ts';

const party = ([firstName, lastName, age]: readonly [string, string, number]) => ({
  members: [{ id: 'one', firstName, lastName, age }],
});

test.each([
  ['a corrected name', ['Ana', 'Núñez', 40], ['Anna', 'Núñez', 40], false],
  ['another age that is still a minor', ['Leo', 'Vega', 12], ['Leo', 'Vega', 13], false],
  ['another family member', ['Ana', 'Vega', 40], ['Eva', 'Vega', 40], true],
  ['a minor who turns out to be an adult', ['Leo', 'Vega', 17], ['Leo', 'Vega', 18], true],
] as const)('%s', (_name, before, after, signsAgain) => {
  const again = signsAgain ? ['one'] : [];
  expect([whoSignsAgain(party(before), party(after)), whoSignsAgain(party(after), party(before))]).toEqual([
    again,
    again,
  ]);
});

test('a minor signs again when another adult is responsible for them, but not when one is named for the first time', () => {
  const leo = { id: 'leo', firstName: 'Leo', lastName: 'Vega', age: 9 };
  const rosa = { id: 'rosa', firstName: 'Rosa', lastName: 'Vega', age: 40 };
  const eva = { id: 'eva', firstName: 'Eva', lastName: 'Ruiz', age: 35 };
  const inCareOf = (responsibleId?: string) => ({
    members: [{ ...leo, ...(responsibleId !== undefined && { responsibleId }) }, rosa, eva],
  });
  expect(whoSignsAgain(inCareOf('rosa'), inCareOf('eva'))).toEqual(['leo']);
  expect(whoSignsAgain(inCareOf('rosa'), inCareOf())).toEqual(['leo']);
  expect(whoSignsAgain(inCareOf('rosa'), inCareOf('rosa'))).toEqual([]);
  expect(whoSignsAgain(inCareOf(), inCareOf('rosa'))).toEqual([]);
  const elena = { id: 'elena', firstName: 'Rosa Elena', lastName: 'Vega', age: 61 };
  const ofTwo = (responsibleId: string, called = rosa) => ({ members: [{ ...leo, responsibleId }, called, elena] });
  expect(whoSignsAgain(ofTwo('rosa'), ofTwo('elena'))).toEqual(['leo']);
  expect(whoSignsAgain(ofTwo('rosa'), ofTwo('rosa', { ...rosa, firstName: 'Rósa' }))).toEqual([]);
  // The same adult, removed and entered again.
  expect(whoSignsAgain(ofTwo('rosa'), ofTwo('new', { ...rosa, id: 'new' }))).toEqual([]);
});
