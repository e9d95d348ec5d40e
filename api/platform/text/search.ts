import { foldText } from './rules.ts';

/** A LIKE pattern that finds these words literally, anywhere. */
export function containsPattern(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Characters that only belong to phone numbers: digits, and what people write between them. */
const phonePart = /^[+(]?\d[\d().\-/]*$/;

/** Words as the searched text has them: the digits of a phone number joined, whatever is between them. */
function searchWords(search: string): string[] {
  const words: string[] = [];
  let isPhone = false;
  for (const word of foldText(search).split(/\s+/)) {
    if (word === '' || word === '+') continue;
    const digits = phonePart.test(word) ? word.replaceAll(/\D/g, '') : '';
    if (digits !== '' && isPhone) words.push(`${words.pop() ?? ''}${digits}`);
    else words.push(digits === '' ? word : digits.replace(/^00/, ''));
    isPhone = digits !== '';
  }
  return words;
}

/** LIKE patterns for a search, one per word; every one must match. */
export function searchPatterns(search: string): string[] {
  return searchWords(search).map(containsPattern);
}

/**
 * The address that someone looks for by all of it, in lower case. The index of words would read what it knows of every domain; the
 * index of addresses finds it at once.
 */
export function searchedAddress(search: string): string | undefined {
  const word = search.trim().toLowerCase();
  return /^[a-z0-9._-]+@(?:[a-z0-9-]+\.)+[a-z]{2,6}$/.test(word) ? word : undefined;
}
