import { foldText } from './rules.ts';

/** A LIKE pattern that finds these words as they stand, anywhere. */
export function containsPattern(words: string): string {
  return `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** What only belongs to phone numbers: digits, and what people write between them. */
const phonePart = /^[+(]?\d[\d().\-/]*$/;

/** Words as the searched text has them: digits of a phone number together, whatever stands between them. */
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
