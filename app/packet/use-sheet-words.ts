import type { SheetWords } from '#design-system';
import { locales, toLanguage, type Language } from '#rules/language';
import { useCallback } from 'react';
import { createIntl, type IntlShape } from 'react-intl';
import { useAnswer, type Answer } from '../platform/client/use-answer.ts';
import { failOnMissingMessage } from '../platform/messages/fail-on-missing.ts';
import { loadMessages } from '../platform/messages/messages.ts';

/** Formats the same text in each language of a sheet. */
export type Say = (words: (intl: IntlShape) => string) => SheetWords;

async function loadIntl(language: Language): Promise<{ language: Language; intl: IntlShape }> {
  const messages = await loadMessages(language);
  return { language, intl: createIntl({ locale: locales[language], messages, onError: failOnMissingMessage }) };
}

/** Formats text in these languages; the messages of a language other than the page's are loaded first. */
export function useSheetWords(languages: readonly Language[]): Answer<Say> {
  const ask = useCallback(async (question: string): Promise<Say> => {
    const wanted = question.split(' ').map((name) => toLanguage(name) ?? 'en');
    const loaded = await Promise.all(wanted.map(loadIntl));
    return (words) => loaded.map(({ language, intl }) => ({ lang: language, text: words(intl) }));
  }, []);
  return useAnswer(languages.join(' '), ask);
}
