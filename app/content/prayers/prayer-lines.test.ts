import { expect, test } from 'vitest';
import { prayerText } from './prayer-lines.ts';

const set = (id: string, lines: string[]) => prayerText({ id, language: 'en', title: 'A prayer', lines }).stanzas;

test('a versicle begins a stanza, and so does a line that announces the next part', () => {
  expect(set('angelus', ['V. One.', 'R. Two.', 'V. Three.', 'Let us pray:', 'Four.'])).toEqual([
    ['V. One.', 'R. Two.'],
    ['V. Three.'],
    ['Let us pray:', 'Four.'],
  ]);
});

test('the stations stay together: the numeral of the fifth is not a versicle', () => {
  expect(set('stations-of-the-cross', ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'])).toEqual([
    ['I. One.', 'II. Two.', 'III. Three.', 'IV. Four.', 'V. Five.', 'VI. Six.'],
  ]);
});
