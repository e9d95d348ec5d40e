import { expect, test } from 'vitest';
import { daysInWords, dollarsInWords } from './words.ts';

test.each([
  ['13-MAR-2026', '15-MAR-2026', 'en', 'Friday, March 13 – Sunday, March 15, 2026'],
  ['13-MAR-2026', '13-MAR-2026', 'en', 'Friday, March 13, 2026'],
  ['13-MAR-2026', '15-MAR-2026', 'es', 'del viernes 13 al domingo 15 de marzo de 2026'],
  ['13-MAR-2026', '13-MAR-2026', 'es', 'viernes 13 de marzo de 2026'],
  ['30-APR-2027', '02-MAY-2027', 'es', 'del viernes 30 de abril al domingo 2 de mayo de 2027'],
  ['31-DEC-2027', '02-JAN-2028', 'es', 'del viernes 31 de diciembre de 2027 al domingo 2 de enero de 2028'],
] as const)('%s to %s in %s', (start, end, language, expected) => {
  expect(daysInWords(start, end, language)).toBe(expected);
});

test('dollars are in US format in both languages', () => {
  expect([dollarsInWords(138_550, 'en'), dollarsInWords(138_550, 'es'), dollarsInWords(0, 'es')]).toEqual([
    '$1,385.50',
    '$1,385.50',
    '$0.00',
  ]);
});
