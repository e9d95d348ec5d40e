import { DesignSystemProvider } from '#design-system';
import { StrictMode, type ComponentProps, type ReactNode } from 'react';
import { LanguageProvider } from './platform/language/language-context.tsx';
import type { Language } from '#rules/language';
import type { Messages } from './platform/messages/messages.ts';
import { SessionProvider } from './session/session-context.tsx';
import { CrashBoundary } from './platform/shell/errors/crash-boundary.tsx';

interface ApplicationProps {
  language: Language;
  messages: Messages;
  /** The language this browser settled on, when it may differ from the rendered one. */
  preferredLanguage?: Language;
  navigate: (href: string) => void;
  /** Called after the language has changed, so that texts from the API come again in it. */
  onLanguageChange?: (language: Language) => void;
  /** Called when a session begins, with who was there before. */
  onSessionBegun?: ComponentProps<typeof SessionProvider>['onBegun'];
  /** Called when a session has ended, to leave for the right page. */
  onSessionEnded?: ComponentProps<typeof SessionProvider>['onEnded'];
  router: ReactNode;
}

/** Everything around the router. The same on the server and in the browser, or hydration would not fit. */
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
              <SessionProvider onBegun={onSessionBegun} onEnded={onSessionEnded}>
                {router}
              </SessionProvider>
            </CrashBoundary>
          </DesignSystemProvider>
        )}
      </LanguageProvider>
    </StrictMode>
  );
}
