import { foldedWords } from './rules.ts';

/**
 * Returns a LIKE pattern that finds these folded words literally, anywhere in a text. An apostrophe between letters finds any
 * character, because texts that the database folds contain every kind.
 */
export function containsPattern(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll(/(?<=\p{L})'(?=\p{L})/gu, '_')}%`;
}

/**
 * A word that can only be part of a phone number: digits, and the separators that people write between them, including the dashes
 * of word processors.
 */
const phonePart = /^[+(]*\d[\d().\-/\u2010-\u2015\u2212]*$/;

/**
 * What is dialed before a number and is not part of it in international form: 00 or the American 011 for another country, 0 for
 * another place in the same one.
 */
const dialedBefore = /^(?:00|011(?=\d{8})|0(?=\d{8}))/;

/** Splits a search into words as they are in the searched text; the digits of a phone number are joined without separators. */
function searchWords(search: string): string[] {
  const words: string[] = [];
  let phone = '';
  const endPhone = () => {
    // The zero in '+44 (0)20' is dialed only within the country.
    const digits = phone.replaceAll(/(?<=\d)\(0\)/g, '').replaceAll(/\D/g, '');
    if (digits !== '') words.push(digits.replace(dialedBefore, '') || digits);
    phone = '';
  };
  for (const word of foldedWords(search)) {
    if (word === '+') continue;
    if (phonePart.test(word)) {
      phone += word;
      continue;
    }
    endPhone();
    words.push(word);
  }
  endPhone();
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
