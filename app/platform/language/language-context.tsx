import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { failOnMissingMessage } from '../messages/fail-on-missing.ts';
import { loadMessages, type Messages } from '../messages/messages.ts';
import { locales, type Language } from '#rules/language';

interface LanguageContextValue {
  language: Language;
  /** Changes the language of the whole page, keeping place, scroll position and typed text. */
  changeLanguage: (language: Language) => Promise<void>;
}

const LanguageContext = createContext<LanguageContextValue | null>(null);

interface LanguageProviderProps {
  language: Language;
  messages: Messages;
  preferred?: Language;
  onChange?: (language: Language) => void;
  children: (language: Language) => ReactNode;
}

/** Provides the language of the page and its messages. */
export function LanguageProvider({ language, messages, preferred, onChange, children }: LanguageProviderProps) {
  const [current, setCurrent] = useState({ language, messages });

  const changeLanguage = useCallback(
    (next: Language) =>
      loadMessages(next).then((nextMessages) => {
        setCurrent({ language: next, messages: nextMessages });
        onChange?.(next);
      }),
    [onChange],
  );

  // Once, after hydration: the first render has to match the server's language.
  useEffect(() => {
    // If the messages do not load, the page keeps its language.
    if (preferred && preferred !== language) changeLanguage(preferred).catch(() => undefined);
  }, [preferred, language, changeLanguage]);

  const value = useMemo(() => ({ language: current.language, changeLanguage }), [current.language, changeLanguage]);
  return (
    <LanguageContext value={value}>
      <IntlProvider
        locale={locales[current.language]}
        defaultLocale="en-US"
        messages={current.messages}
        onError={failOnMissingMessage}
      >
        {children(current.language)}
      </IntlProvider>
    </LanguageContext>
  );
}

/** The language of the page, and how to change it. */
export function useLanguage(): LanguageContextValue {
  const value = useContext(LanguageContext);
  if (!value) throw new Error('useLanguage needs a LanguageProvider above it');
  return value;
}
