import { expect, it } from 'vitest';
import { currentHref } from './currentHref.ts';

const hrefs = ['/', '/events', '/events?type=Convention', '/events?type=Residential', 'https://example.org/events'];

it.each([
  ['/', '/'],
  ['/?lng=es', '/'],
  ['/events', '/events'],
  ['/events?lng=es', '/events'],
  ['/events?type=Residential', '/events?type=Residential'],
  ['/events?lng=es&type=Residential', '/events?type=Residential'],
  ['/events?type=Unknown', '/events'],
  ['/events/summer', undefined],
])('takes %s for the link %s', (currentPath, expected) => {
  expect(currentHref(hrefs, currentPath)).toBe(expected);
});
