import '../theme/reset.css.ts';
import '../theme/themes.css.ts';
import { useLayoutEffect, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { LanguageContext } from '../i18n/useMessages.ts';
import type { Language } from '../i18n/useMessages.ts';
import { ToastProvider } from '../components/Toast/ToastProvider.tsx';
import { AnnouncerProvider } from '../private/Announcer/Announcer.tsx';
import { PageLinkRouter } from '../private/PageLink/PageLink.tsx';

export type DesignSystemProviderProps = {
  /** The language of the page: of the library's own words and of numbers and money. */
  language: Language;
  /** Goes to a page of this site without loading it again; called for plain clicks on links. */
  navigate: (href: string) => void;
  /** Turns a link's `href` into the address the browser sees, when the router has a base path. */
  useHref?: (href: string) => string;
  children: ReactNode;
};

const sameHref = (href: string): string => href;

const pressableStyleId = 'react-aria-pressable-style';

/**
 * react-aria adds a style element for pressable things unless one of this id is there. Ours is a mere marker:
 * the rule is in theme/reset.css.ts, because the security policy refuses styles added at run time.
 */
function markPressableStyleAsPresent(): void {
  if (document.getElementById(pressableStyleId) !== null) return;
  const marker = document.createElement('meta');
  marker.id = pressableStyleId;
  document.head.append(marker);
}

/** Goes around the whole page, on the server and in the browser alike. */
export function DesignSystemProvider({
  language,
  navigate,
  useHref,
  children,
}: DesignSystemProviderProps): ReactElement {
  // A layout effect: it runs before the effects in which react-aria would add its own.
  useLayoutEffect(markPressableStyleAsPresent, []);
  const router = useMemo(() => ({ navigate, useHref: useHref ?? sameHref }), [navigate, useHref]);
  return (
    <LanguageContext value={language}>
      <PageLinkRouter value={router}>
        <AnnouncerProvider>
          <ToastProvider>{children}</ToastProvider>
        </AnnouncerProvider>
      </PageLinkRouter>
    </LanguageContext>
  );
}
