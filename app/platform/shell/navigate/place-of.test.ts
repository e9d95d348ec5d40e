import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

test.each([
  ['a slash at the end', ['/listUser/', ''], ['/listUser', '']],
  ['a filter', ['/listUser', '?search=ana'], ['/listUser', '']],
])('%s is not another page', (_what, [path = '', search = ''], [otherPath = '', otherSearch = '']) => {
  expect(placeOf(path, search)).toBe(placeOf(otherPath, otherSearch));
});

test.each([
  ['another path', ['/listUser', ''], ['/listUser/7', '']],
  ['the home page', ['/', ''], ['/events', '']],
  ['an email that opens from its list', ['/sendEmail', '?page=2'], ['/sendEmail', '?mailing=7']],
  ['another type of events', ['/events', '?type=Convention'], ['/events', '?type=Residential']],
])('%s is another page', (_what, [path = '', search = ''], [otherPath = '', otherSearch = '']) => {
  expect(placeOf(path, search)).not.toBe(placeOf(otherPath, otherSearch));
});
