import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pageHeaders } from './policy.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const assets = { earlyScript: 'early()', startScript: 'start()' };

/** The directives of a page's policy by name. */
function directivesOf(isForEveryone: boolean, isSecure = true): ReadonlyMap<string, string> {
  const policy = pageHeaders(assets, isSecure)({ css: '.a{}', isForEveryone })['content-security-policy'] ?? '';
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(' ');
      return [name, values.join(' ')];
    }),
  );
}

const everyPage = {
  // Covers what has no directive of its own, such as object-src and worker-src.
  'default-src': "'none'",
  'script-src': `'self' ${hash('early()')} ${hash('start()')}`,
  'style-src': `'self' ${hash('.a{}')}`,
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'media-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
};

test('a page runs only scripts of this site and those whose hash it names, contacts no other site and is in no frame', () => {
  expect(Object.fromEntries(directivesOf(true, false))).toEqual(everyPage);
  expect(Object.fromEntries(directivesOf(false, false))).toEqual({ ...everyPage, 'frame-src': "'self'" });
});

test('behind TLS a page asks for nothing in clear text, for a year and on subdomains too', () => {
  expect(directivesOf(true).has('upgrade-insecure-requests')).toBe(true);
  expect(pageHeaders(assets, true)({ css: '', isForEveryone: true })).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
});
