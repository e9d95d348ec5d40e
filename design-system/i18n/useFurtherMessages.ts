import { furtherEn } from './further-en.ts';
import { furtherEs } from './further-es.ts';
import { useLanguage, type Language } from './useMessages.ts';

const catalogs: Record<Language, typeof furtherEn> = { en: furtherEn, es: furtherEs };

/** Returns the library's messages for forms, tables and the like, in the page's language. */
export function useFurtherMessages(): typeof furtherEn {
  return catalogs[useLanguage()];
}
