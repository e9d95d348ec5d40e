import type { Language } from './words.ts';

/** The people of a journey: one at a desk by day, one with a small phone at night. */
export const readers: readonly { language: Language; width: number; colorScheme: 'light' | 'dark' }[] = [
  { language: 'en', width: 1280, colorScheme: 'light' },
  { language: 'es', width: 320, colorScheme: 'dark' },
];
