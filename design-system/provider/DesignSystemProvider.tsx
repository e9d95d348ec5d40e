import { useLayoutEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';
import { LanguageContext, locales } from '../i18n/useMessages.ts';
import type { Language } from '../i18n/useMessages.ts';
import { ToastProvider } from '../components/Toast/ToastProvider.tsx';
import { AnnouncerProvider } from '../private/Announcer/Announcer.tsx';

export type DesignSystemProviderProps = {
  /** The language of the page: of the library's own words and of numbers and money. */
  language: Language;
  /** Goes to a page of this site without loading it anew; called for plain clicks on links. */
  navigate: (href: string) => void;
  /** Turns a link's `href` into the address the browser sees, when the router has a base path. */
  useHref?: (href: string) => string;
  children: ReactNode;
};

const pressableStyleId = 'react-aria-pressable-style';

/**
 * react-aria adds a style element for pressable things unless one of this id is there. Ours is a mere marker:
 * the rule stands in theme/reset.css.ts, because the security policy refuses styles added at run time.
 */
function markPressableStyleAsPresent(): void {
  if (document.getElementById(pressableStyleId) !== null) return;
  const marker = document.createElement('meta');
  marker.id = pressableStyleId;
  document.head.append(marker);
}

/** Goes around the whole page, on the server and in the browser alike. */
export function DesignSystemProvider({ language, navigate, useHref, children }: DesignSystemProviderProps): ReactElement {
  // A layout effect: it runs before the effects in which react-aria would add its own.
  useLayoutEffect(markPressableStyleAsPresent, []);
  return (
    <LanguageContext value={language}>
      <I18nProvider locale={locales[language]}>
        <RouterProvider navigate={navigate} useHref={useHref}>
          <AnnouncerProvider>
            <ToastProvider>{children}</ToastProvider>
          </AnnouncerProvider>
        </RouterProvider>
      </I18nProvider>
    </LanguageContext>
  );
}
