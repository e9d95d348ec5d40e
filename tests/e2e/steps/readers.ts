import type { Language } from './words.ts';

/** Who goes on a journey: someone at a desk by day, and someone with a small phone by night. */
export const readers: readonly { language: Language; width: number; colorScheme: 'light' | 'dark' }[] = [
  { language: 'en', width: 1280, colorScheme: 'light' },
  { language: 'es', width: 320, colorScheme: 'dark' },
];
