import { expect, test } from 'vitest';
import { loginAddress, returnAddress } from './return-address.ts';

test('readers return to where they were', () => {
  const address = loginAddress({ pathname: '/listRegistration', search: '?page=2&sort=-createdAt' });
  expect(returnAddress(new URLSearchParams(address.split('?')[1]), '/')).toBe(
    '/listRegistration?page=2&sort=-createdAt',
  );
});

test.each([
  'https://evil.example',
  '//evil.example/a',
  '/\\evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/.%2E/%2e//evil.example/a?b',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.\t//evil.example',
  'javascript:alert(1)',
  '',
  'listUser',
])('an address that does not belong to this site is not followed: %s', (next) => {
  expect(returnAddress(new URLSearchParams({ next }), '/home')).toBe('/home');
});
