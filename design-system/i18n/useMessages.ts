import { createContext, use } from 'react';
import { en } from './en.ts';
import type { Messages } from './en.ts';
import { es } from './es.ts';

/** The two languages of the library, as the `lang` attribute writes them. */
export type Language = 'en' | 'es';

/** How numbers, dates and money are written: in both languages as the readers of this house, who live in the United States, do. */
export const locales = { en: 'en-US', es: 'es-US' } as const satisfies Record<Language, string>;

const catalogues: Record<Language, Messages> = { en, es };

export const LanguageContext = createContext<Language | undefined>(undefined);

/** The language of the nearest DesignSystemProvider; throws where there is none. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (language === undefined) throw new Error('DesignSystemProvider is missing above this component');
  return language;
}

/** The library's own words on every page, in the page's language. */
export function useMessages(): Messages {
  return catalogues[useLanguage()];
}
