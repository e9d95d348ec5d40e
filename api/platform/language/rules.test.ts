import { expect, test } from 'vitest';
import { requestLanguage, toLanguage } from './rules.ts';

const nothing = { query: null, cookies: undefined, acceptLanguage: undefined };

test.each([
  ['nothing at all', nothing, 'en'],
  ['the query before everything', { query: 'es', cookies: 'i18next=en', acceptLanguage: 'en' }, 'es'],
  ['the cookie before the browser', { ...nothing, cookies: 'a=b; i18next=es', acceptLanguage: 'en-US' }, 'es'],
  ['the browser', { ...nothing, acceptLanguage: 'es-MX,es;q=0.9,en;q=0.8' }, 'es'],
  ['the browser’s weights', { ...nothing, acceptLanguage: 'en;q=0.4, es-AR;q=0.7' }, 'es'],
  ['a language refused by the browser', { ...nothing, acceptLanguage: 'es;q=0, en;q=0.1' }, 'en'],
  ['a language that the site does not have', { query: 'fr', cookies: 'i18next=de', acceptLanguage: 'pt-BR' }, 'en'],
  ['a query that says nothing, then the cookie', { ...nothing, query: 'xx', cookies: 'i18next=es' }, 'es'],
  ['a cookie that cannot be decoded', { ...nothing, cookies: 'i18next=%E0%A4%A' }, 'en'],
] as const)('chooses the language from %s', (_, request, language) => {
  expect(requestLanguage(request)).toBe(language);
});

test('uses only the first two letters of a language tag', () => {
  expect([toLanguage('ES-419'), toLanguage('english'), toLanguage('e'), toLanguage(null)]).toEqual([
    'es',
    'en',
    undefined,
    undefined,
  ]);
});
