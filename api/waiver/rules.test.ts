import { expect, test } from 'vitest';
import { signsAnew } from './rules.ts';

const person = ([firstName, lastName, age]: readonly [string, string, number]) => ({ firstName, lastName, age });

test.each([
  ['a name put right', ['Ana', 'Núñez', 40], ['Anna', 'Núñez', 40], false],
  ['another age of the same standing', ['Leo', 'Vega', 12], ['Leo', 'Vega', 13], false],
  ['somebody else of the family', ['Ana', 'Vega', 40], ['Eva', 'Vega', 40], true],
  ['who turns out to be of age', ['Leo', 'Vega', 17], ['Leo', 'Vega', 18], true],
] as const)('%s', (_name, before, after, anew) => {
  expect([signsAnew(person(before), person(after)), signsAnew(person(after), person(before))]).toEqual([anew, anew]);
});
