import { locales, type Language } from '#rules/language';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { clockTime } from './clock-time.ts';

test.each<[Language, string, RegExp]>([
  ['en', '2027-05-08T17:05:00Z', /^1:05\sPM$/],
  ['es', '2027-05-08T17:05:00Z', /^la 1:05\sp/],
  ['es', '2027-05-08T14:05:00Z', /^las 10:05\sa/],
])('a time within a sentence in %s: %s', (language, at, expected) => {
  const intl = createIntl({ locale: locales[language], timeZone: 'America/New_York' });
  expect(clockTime(intl, at)).toMatch(expected);
});
