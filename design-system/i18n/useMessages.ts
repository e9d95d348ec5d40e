import { createContext, use } from 'react';
import { en } from './en.ts';
import type { Messages } from './en.ts';
import { es } from './es.ts';

/** The two languages of the library, as codes for the `lang` attribute. */
export type Language = 'en' | 'es';

/** The locales for numbers, dates and money: U.S. conventions in both languages, because visitors live in the United States. */
export const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

const catalogs: Record<Language, Messages> = { en, es };

export const LanguageContext = createContext<Language | undefined>(undefined);

/** Returns the language of the nearest DesignSystemProvider; throws if there is none. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (language === undefined) throw new Error('DesignSystemProvider is missing above this component');
  return language;
}

/** Returns the library's messages for every page, in the page's language. */
export function useMessages(): Messages {
  return catalogs[useLanguage()];
}
