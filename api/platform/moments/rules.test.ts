import { expect, test } from 'vitest';
import { isTimeZone, momentInWords } from './rules.ts';

test.each([
  ['2027-03-13T23:00:00Z', 'America/New_York', 'en', 'Saturday, March 13, 2027 at 6:00 PM EST'],
  ['2027-03-13T23:00:00Z', 'America/New_York', 'es', 'sábado 13 de marzo de 2027 a las 6:00 p. m., hora del Este'],
  ['2027-07-10T06:05:00Z', 'America/Chicago', 'es', 'sábado 10 de julio de 2027 a la 1:05 a. m., hora central'],
  ['2027-07-10T03:00:00Z', 'America/Chicago', 'es', 'viernes 9 de julio de 2027 a las 10:00 p. m., hora central'],
] as const)('%s in %s in %s', (moment, timeZone, language, expected) => {
  expect(momentInWords(new Date(moment), timeZone, language)).toBe(expected);
});

test.each([
  ['America/New_York', true],
  ['UTC', true],
  ['Asia/Kolkata', true],
  ['Asia/Calcutta', true],
  ['Mars/Olympus', false],
  ['+05:00', false],
  ['america/new_york; drop', false],
  ['', false],
])('whether %s is a time zone name: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});
