import type { UserType } from '../access/rules.ts';
import type { Language } from '../platform/language/rules.ts';
import { foldedWords, foldText, hasEveryWord } from '../platform/text/rules.ts';
import { reportsFor } from './registry.ts';

/* Other domains may import only this file and the rules of reports. */

const hasLetterOrDigit = /[\p{L}\p{N}]/u;

/**
 * The reports that someone may run whose number and name, in either language, contain all the words; also accepts the displayed
 * form, such as `3 - Payments`.
 */
export function findReports(
  wanted: string,
  held: readonly UserType[],
  language: Language,
): { readonly reportId: number; readonly name: string }[] {
  const words = foldedWords(wanted).filter((word) => hasLetterOrDigit.test(word));
  if (words.length === 0) return [];
  return reportsFor(held)
    .filter(({ id, name }) => [name.en, name.es].some((text) => hasEveryWord(foldText(`${String(id)} ${text}`), words)))
    .map(({ id, name }) => ({ reportId: id, name: name[language] }));
}
