import type { ReactElement, ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { locales, useLanguage } from '../../i18n/useMessages.ts';

/** Tells react-aria's own words the language of the page. Around what has such words, not around every page. */
export function AriaLanguage({ children }: { children: ReactNode }): ReactElement {
  return <I18nProvider locale={locales[useLanguage()]}>{children}</I18nProvider>;
}
