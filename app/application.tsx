import { DesignSystemProvider } from '#design-system';
import { lazy, StrictMode, type ComponentProps, type ReactNode } from 'react';
import { LanguageProvider } from './platform/language/language-context.tsx';
import type { Language } from '#rules/language';
import { withFurtherMessages, type Messages } from './platform/messages/messages.ts';
import { SessionProvider } from './platform/visitor/session-context.tsx';
import { CrashBoundary } from './platform/shell/errors/crash-boundary.tsx';

// Only people with a session need it, so public pages stay small.
const SessionWatch = lazy(() =>
  // If it fails to load, there is no warning and only the server ends the session: better than losing the page and everything
  // typed into it.
  withFurtherMessages(() => import('./session/time-out/session-watch.tsx')).catch(() => ({ default: () => <></> })),
);

interface ApplicationProps {
  language: Language;
  messages: Messages;
  /** The language this browser settled on, if it may differ from the rendered one. */
  preferredLanguage?: Language;
  navigate: (href: string) => void;
  /** Called after the language has changed, so that texts from the API are loaded again in it. */
  onLanguageChange?: (language: Language) => void;
  /** Called when a session begins, with the previous owner. */
  onSessionBegun?: ComponentProps<typeof SessionProvider>['onBegun'];
  /** Called when a session has ended, to go to the right page. */
  onSessionEnded?: ComponentProps<typeof SessionProvider>['onEnded'];
  router: ReactNode;
}

/** Everything around the router. Must be the same on the server and in the browser, or hydration fails. */
export function Application({
  language,
  messages,
  preferredLanguage,
  navigate,
  onLanguageChange,
  onSessionBegun,
  onSessionEnded,
  router,
}: ApplicationProps) {
  return (
    <StrictMode>
      <LanguageProvider
        language={language}
        messages={messages}
        preferred={preferredLanguage}
        onChange={onLanguageChange}
      >
        {(current) => (
          <DesignSystemProvider language={current} navigate={navigate}>
            <CrashBoundary>
              <SessionProvider onBegun={onSessionBegun} onEnded={onSessionEnded} watch={SessionWatch}>
                {router}
              </SessionProvider>
            </CrashBoundary>
          </DesignSystemProvider>
        )}
      </LanguageProvider>
    </StrictMode>
  );
}
