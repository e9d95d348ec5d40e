import { foldedWords } from './rules.ts';

/**
 * Returns a LIKE pattern that finds these folded words literally, anywhere in a text. An apostrophe between letters finds any
 * character, because texts that the database folds contain every kind.
 */
export function containsPattern(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '_')}%`;
}

/** A word that can only be part of a phone number: digits, and the separators that people write between them. */
const phonePart = /^[+(]?\d[\d().\-/]*$/;

/** Splits a search into words as they are in the searched text; the digits of a phone number are joined without separators. */
function searchWords(search: string): string[] {
  const words: string[] = [];
  let isPhone = false;
  for (const word of foldedWords(search)) {
    if (word === '+') continue;
    const digits = phonePart.test(word) ? word.replaceAll(/\D/g, '') : '';
    if (digits !== '' && isPhone) words.push(`${words.pop() ?? ''}${digits}`);
    else words.push(digits === '' ? word : digits.replace(/^00/, ''));
    isPhone = digits !== '';
  }
  return words;
}

/** Returns the LIKE patterns for a search, one per word; all of them must match. */
export function searchPatterns(search: string): string[] {
  return searchWords(search).map(containsPattern);
}

/**
 * Returns a search that is a complete email address, in lower case; otherwise undefined. The index of words would read all entries
 * for the address's domain, but the index of addresses finds it directly.
 */
export function searchedAddress(search: string): string | undefined {
  const word = search.trim().toLowerCase();
  return /^[a-z0-9._-]+@(?:[a-z0-9-]+\.)+[a-z]{2,6}$/.test(word) ? word : undefined;
}
