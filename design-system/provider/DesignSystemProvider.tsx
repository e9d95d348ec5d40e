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
  /** The language of the page, for the library's own messages and for numbers and money. */
  language: Language;
  /** Navigates to a page of this site without a full page load; called for plain clicks on links. */
  navigate: (href: string) => void;
  /** Converts a link's `href` to the address that the browser sees, if the router has a base path. */
  useHref?: (href: string) => string;
  children: ReactNode;
};

const sameHref = (href: string): string => href;

const pressableStyleId = 'react-aria-pressable-style';

/**
 * react-aria adds a style element for pressable elements unless one with this id exists. Ours is only a marker:
 * the rule is in theme/reset.css.ts, because the security policy refuses styles added at run time.
 */
function markPressableStyleAsPresent(): void {
  if (document.getElementById(pressableStyleId) !== null) return;
  const marker = document.createElement('meta');
  marker.id = pressableStyleId;
  document.head.append(marker);
}

/** The root provider; it wraps the whole page, both on the server and in the browser. */
export function DesignSystemProvider({
  language,
  navigate,
  useHref,
  children,
}: DesignSystemProviderProps): ReactElement {
  // A layout effect, so that it runs before the effects in which react-aria would add its own style.
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
