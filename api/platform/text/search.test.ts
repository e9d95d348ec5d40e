import { expect, test } from 'vitest';
import { searchPatterns } from './search.ts';

test.each([
  ['Núñez ANA', ['%nunez%', '%ana%']],
  ['+1 (202) 555-0123', ['%12025550123%']],
  ['202.555.0123', ['%2025550123%']],
  ['0052 55 1234 5678', ['%525512345678%']],
  ['ana 555-0123', ['%ana%', '%5550123%']],
  ['K7M-3QX', ['%k7m-3qx%']],
  ['k7m3qx', ['%k7m3qx%']],
  ['50%', ['%50\\%%']],
  ["O'Brien", ['%o_brien%']],
  ["O'", ["%o'%"]],
  ['d’souza', ['%d_souza%']],
  ['  ', []],
])('the search %j uses the patterns %j', (search, patterns) => {
  expect(searchPatterns(search)).toEqual(patterns);
});
