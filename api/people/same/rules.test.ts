import { expect, test } from 'vitest';
import { compareParties, isSamePerson } from './rules.ts';

type Named = readonly [string, string, number];

const person = ([firstName, lastName, age]: Named) => ({ firstName, lastName, age });
const bothWays = (before: Named, after: Named) => [
  isSamePerson(person(before), person(after)),
  isSamePerson(person(after), person(before)),
];

test.each([
  ['one extra letter', ['Ana', 'Núñez', 40], ['Anna', 'Núñez', 40]],
  ['letters in the wrong order', ['Jaun', 'Ruiz', 40], ['Juan', 'Ruiz', 40]],
  ['an accent and capitals', ['jose', 'RUIZ', 40], ['José', 'Ruiz', 41]],
  ['a second name and surname', ['José', 'Ruiz', 40], ['José María', 'Ruiz Peña', 40]],
  ['the other language’s spelling', ['Sofía', 'Vega', 9], ['Sophia', 'Vega', 9]],
  ['an initial', ['J.', 'Ruiz', 40], ['Juan', 'Ruiz', 40]],
  ['names in swapped fields', ['Ruiz', 'Juan', 40], ['Juan', 'Ruiz', 40]],
  ['another surname', ['Ana', 'Vega', 40], ['Ana', 'Ruiz', 40]],
  ['another age', ['Leo', 'Vega', 12], ['Leo', 'Vega', 13]],
  ['an adult after all', ['Leo', 'Vega', 17], ['Leo', 'Vega', 18]],
] as const)('%s: the same person', (_name, before, after) => {
  expect(bothWays(before, after)).toEqual([true, true]);
});

test.each([
  ['another family member', ['Ana', 'Vega', 40], ['Eva', 'Vega', 40]],
  ['a sister whose name differs by a letter', ['Luis', 'Vega', 12], ['Luisa', 'Vega', 9]],
  ['someone unknown before', ['Ana', 'Vega', 40], ['Pedro', 'Ruiz', 40]],
] as const)('%s: somebody else', (_name, before, after) => {
  expect(bothWays(before, after)).toEqual([false, false]);
});

const ana = { id: 'one', ...person(['Ana', 'Vega', 40]) };
const leo = { id: 'two', ...person(['Leo', 'Vega', 12]) };
const pedro = person(['Pedro', 'Ruiz', 40]);

test.each([
  ['a corrected, added or withdrawn person replaces nobody', [{ ...ana, firstName: 'Anna' }, pedro], [], false],
  ['someone with another person’s id replaces that person', [{ id: 'one', ...pedro }, leo], ['Ana by Pedro'], false],
  [
    'two people who swap ids replace each other',
    [
      { ...leo, id: 'one' },
      { ...ana, id: 'two' },
    ],
    ['Ana by Leo', 'Leo by Ana'],
    false,
  ],
  ['nobody stays if everyone is new', [pedro], [], true],
] as const)('%s', (_name, after, replaced, isAnother) => {
  const changed = compareParties([ana, leo], after);
  expect(changed.replaced.map((pair) => `${pair.before.firstName} by ${pair.after.firstName}`)).toEqual(replaced);
  expect(changed.isAnother).toBe(isAnother);
});

test('three typos make another name, and two swapped letters count as one typo', () => {
  expect(bothWays(['Fernando', 'Ruiz', 40], ['Barnadno', 'Ruiz', 40])).toEqual([false, false]);
  expect(bothWays(['Fernando', 'Ruiz', 40], ['Bernadno', 'Ruiz', 40])).toEqual([true, true]);
  // A name of five letters may have one typo, a longer one two.
  expect(bothWays(['Pedro', 'Ruiz', 40], ['Petra', 'Ruiz', 40])).toEqual([false, false]);
  expect(bothWays(['Andrea', 'Ruiz', 40], ['Andros', 'Ruiz', 40])).toEqual([true, true]);
});
