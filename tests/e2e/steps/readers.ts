import { basename } from 'node:path';
import type { Language } from './words.ts';

interface Reader {
  readonly language: Language;
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** The people of a journey: one at a desk by day, one with a small phone at night. */
const all: readonly Reader[] = [
  { language: 'en', width: 1280, colorScheme: 'light' },
  { language: 'es', width: 320, colorScheme: 'dark' },
];

/** Whether this is the short run of `npm test`; `npm run test:e2e` takes its time. */
export const isShort = process.env.E2E_READERS === 'one';

/**
 * Who goes on the journeys of a file: everyone, or in the short run one of them, which the file's name decides so that both have about
 * half of the files.
 */
export function readersOf(file: string): readonly Reader[] {
  if (!isShort) return all;
  const sum = [...basename(file)].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return all.filter((_, index) => index === sum % all.length);
}
