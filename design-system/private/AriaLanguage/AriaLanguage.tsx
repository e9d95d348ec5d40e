import type { ReactElement, ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { locales, useLanguage } from '../../i18n/useMessages.ts';

/** Sets the page's language for react-aria's own messages. Only around components that have such messages, not every page. */
export function AriaLanguage({ children }: { children: ReactNode }): ReactElement {
  return <I18nProvider locale={locales[useLanguage()]}>{children}</I18nProvider>;
}
