import { expect, test } from 'vitest';
import { mailName, noName } from './name.ts';

test.each([
  ['Ana', 'Ana'],
  ['María del Carmen', 'María del Carmen'],
  ['J.R.', 'J. R.'],
  ['Ma. José', 'Ma. José'],
  ['O’Neil', 'O’Neil'],
  ["D'Angelo-Ruiz, Jr.", "D'Angelo-Ruiz, Jr."],
  ['Nguyễn Thị Minh', 'Nguyễn Thị Minh'],
  ['محمد', 'محمد'],
  ['陳大文', '陳大文'],
  ['Luis 3', 'Luis 3'],
  ['<b>Ana</b>', 'Ana'],
  ['Ana 202-555-0123', 'Ana'],
  ['Ana +1 2 0 2 5 5 5 0 1 2 3', 'Ana'],
  ['Ana ٢٠٢٥٥٥', 'Ana'],
  ['Ana ２０２５５５', 'Ana'],
  ['Ana ①②③④', 'Ana'],
  ['https://evil.test/win', 'evil test win'],
  ['www.evil.test', 'evil test'],
  ['WWW。evil。com', 'evil'],
  ['evil．com', 'evil'],
  ['evil․com', 'evil'],
  ['evil｡com', 'evil'],
  ['e\u200bvil.\u200bcom', 'evil'],
  ['Visit evil dot com', 'Visit evil'],
  ['Visite evil punto com', 'Visite evil'],
  ['Visit evil dotcom', 'Visit evil'],
  ['dot dot com com', noName],
  ['x@evil.test', 'x evil test'],
  ['x＠evil.test', 'x evil test'],
  ['x arroba evil', 'x evil'],
  ['mailto:x', 'x'],
  ['tel:+12025550123', noName],
  ['bit.ly', 'bit ly'],
  ['T.ME', 'T. ME'],
  ['\u202egnp.exe', 'gnp exe'],
  ['A\u2066n\u2069a\ufeff', 'Ana'],
  ['Ana\r\nBcc: x', 'Ana Bcc x'],
  ['Z\u0351\u0351\u0351\u0351oe', 'Z\u0351\u0351oe'],
  ['', noName],
  ['  ...  ', noName],
  ['123', noName],
])('%j appears as %j in an email', (name, shown) => {
  expect(mailName(name)).toBe(shown);
  expect(mailName(shown), 'what is sanitized stays as it is').toBe(shown);
});

test('a name has at most 40 characters, first and last together', () => {
  expect(mailName('Your account is locked', 'call the bank at once to save it')).toBe(
    'Your account is locked call the bank at…',
  );
  expect([...mailName('𝒜'.repeat(100))].length).toBe(40);
  expect(mailName('María', 'Vega')).toBe('María Vega');
  expect(mailName('María', null)).toBe('María');
});
