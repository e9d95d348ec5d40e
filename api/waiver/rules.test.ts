import { expect, test } from 'vitest';
import { signsAnew } from './rules.ts';

const person = ([firstName, lastName, age]: readonly [string, string, number]) => ({ firstName, lastName, age });
const anew = (before: readonly [string, string, number], after: readonly [string, string, number]) => signsAnew(person(before), person(after));

test.each([
  ['a letter more', ['Ana', 'Núñez', 40], ['Anna', 'Núñez', 40]],
  ['letters in the wrong order', ['Jaun', 'Ruiz', 40], ['Juan', 'Ruiz', 40]],
  ['an accent and capitals', ['jose', 'RUIZ', 40], ['José', 'Ruiz', 41]],
  ['a second name and surname', ['José', 'Ruiz', 40], ['José María', 'Ruiz Peña', 40]],
  ['an initial', ['J.', 'Ruiz', 40], ['Juan', 'Ruiz', 40]],
  ['names in each other’s field', ['Ruiz', 'Juan', 40], ['Juan', 'Ruiz', 40]],
  ['another surname', ['Ana', 'Vega', 40], ['Ana', 'Ruiz', 40]],
  ['another age of the same standing', ['Leo', 'Vega', 12], ['Leo', 'Vega', 13]],
] as const)('%s leaves what was signed', (_name, before, after) => {
  expect([anew(before, after), anew(after, before)]).toEqual([false, false]);
});

test.each([
  ['somebody else of the family', ['Ana', 'Vega', 40], ['Eva', 'Vega', 40]],
  ['a sister whose name differs by a letter', ['Luis', 'Vega', 12], ['Luisa', 'Vega', 9]],
  ['somebody else altogether', ['Ana', 'Vega', 40], ['Pedro', 'Ruiz', 40]],
  ['who turns out to be of age', ['Leo', 'Vega', 17], ['Leo', 'Vega', 18]],
] as const)('%s is signed for anew', (_name, before, after) => {
  expect([anew(before, after), anew(after, before)]).toEqual([true, true]);
});
