import { basename } from 'node:path';
import type { Language } from './words.ts';

interface Reader {
  readonly language: Language;
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** The readers of a journey: one on a desktop in light mode, one on a small phone in dark mode. */
const all: readonly Reader[] = [
  { language: 'en', width: 1280, colorScheme: 'light' },
  { language: 'es', width: 320, colorScheme: 'dark' },
];

/** Whether this is the short run of `npm test`; `npm run test:e2e` takes its time. */
export const isShort = process.env.E2E_READERS === 'one';

/**
 * The readers for the journeys of a file: all, or in the short run only one. The file name selects it, so that each reader gets
 * about half of the files.
 */
export function readersOf(file: string): readonly Reader[] {
  if (!isShort) return all;
  const sum = [...basename(file)].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return all.filter((_, index) => index === sum % all.length);
}
