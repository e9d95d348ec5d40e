import { expect, test } from 'vitest';
import { sortTexts } from './sort-texts.ts';

const letters = [
  ...Array.from('abcNOoABCnñÑáéíÁÉüÜo O’"-–.,;:_@#0123456789¿?¡!()/&çÇ+*=<>|~^`$%[]{}ºª«»'),
  // As two code points, as some keyboards type it.
  'e\u0301',
];

/** Pseudorandom numbers, the same ones each time. */
function* numbers(): Generator<number, never> {
  for (let number = 1; ; number = (number * 48_271) % 2_147_483_647) yield number;
}

function madeUp(count: number): string[] {
  const number = numbers();
  const texts = Array.from({ length: count }, () =>
    Array.from({ length: 1 + (number.next().value % 6) }, () => letters[number.next().value % letters.length]).join(''),
  );
  return [...new Set(texts)];
}

const withNumbers = (text: string): string => text.replaceAll(/\d+/g, (number) => number.padStart(12, '0'));

test.each(['en', 'es'] as const)('texts are in the collation order of %s, with numbers by value', (language) => {
  const { compare } = new Intl.Collator(language);
  const sorted = sortTexts(madeUp(20_000), language);
  const wrong = sorted.filter(
    (text, at) => at > 0 && compare(withNumbers(sorted[at - 1] ?? ''), withNumbers(text)) > 0,
  );
  expect(wrong).toEqual([]);
  expect(sorted.toSorted()).toEqual(madeUp(20_000).toSorted());
});

test('Spanish sorts ñ after n, English together with it', () => {
  const names = ['Nuñez', 'Nunzio', 'Ñandú', 'Nandu', 'Oro'];
  expect(sortTexts(names, 'es')).toEqual(['Nandu', 'Nunzio', 'Nuñez', 'Ñandú', 'Oro']);
  expect(sortTexts(names, 'en')).toEqual(['Nandu', 'Ñandú', 'Nuñez', 'Nunzio', 'Oro']);
});

test.each([
  ['Ærø', 'Aero', 'Zoë'],
  ['Straße', 'Strasse', 'Strass'],
  ['Иван', 'Ana'],
  ['x'.repeat(500), 'y'],
])('texts with %s are left to the collator', (...texts) => {
  expect(sortTexts(texts, 'en')).toEqual(texts.toSorted(new Intl.Collator('en').compare));
});
