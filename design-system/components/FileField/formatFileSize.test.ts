import { expect, it } from 'vitest';
import { formatFileSize } from './formatFileSize.ts';

it.each([
  [0, 'en', '0 byte'],
  [999, 'en', '999 byte'],
  [1000, 'en', '1 kB'],
  [48_213, 'en', '48 kB'],
  [1_240_000, 'es', '1.2 MB'],
  [3_000_000_000_000, 'en', '3,000 GB'],
] as const)('%d bytes in %s: %s', (bytes, language, words) => {
  expect(formatFileSize(bytes, language)).toBe(words);
});
