import { expect, test } from 'vitest';
import { furtherScreens, guardedScreens } from '#rules/access';
import { contentPages } from '#rules/pages';
import { cacheAddress, mayKeep } from './addresses.ts';

const at = (address: string) => new URL(address, 'https://house.test');

test.each([
  ...Object.values(contentPages),
  '/founder',
  '/events',
  '/events/new-york-convention-2027',
  '/retreat-registration?id=x',
  '/offline',
])('%s may be saved', (address) => {
  expect(mayKeep(at(address))).toBe(true);
});

test.each([
  ...[...Object.values(guardedScreens), ...Object.values(furtherScreens)].flatMap(({ path }) => [path, `${path}/7`]),
  '/api/session',
  '/login?next=%2F',
  '/callback?code=secret&state=s',
  '/verifyEmail',
  '/confirmAddress',
  '/keepAddress',
  '/contact?sent=1',
  '/retreat-registration/x/payment?registration=7',
  '/retreat-registration/x/change?registration=7',
  '/waiver-form/signed',
  '/events.ics',
])('%s is never saved', (address) => {
  expect(mayKeep(at(address))).toBe(false);
});

test('a page is saved by its language and the query keys that change its content', () => {
  expect(cacheAddress(at('/events/?utm=x&type=Convention&lng=es#top'), 'es')).toBe(
    'https://house.test/events?type=Convention&lng=es',
  );
  expect(cacheAddress(at('/events/?type=Convention'), 'en')).toBe('https://house.test/events?type=Convention&lng=en');
  // The id of a registration is not part of the page, and its key is in the fragment.
  expect(cacheAddress(at('/retreat-registration/x/confirmation?registration=7#key'), 'en')).toBe(
    'https://house.test/retreat-registration/x/confirmation?lng=en',
  );
  expect(cacheAddress(at('https://house.test//evil.test/prayers/'), 'en')).toBe(
    'https://house.test/evil.test/prayers?lng=en',
  );
});
