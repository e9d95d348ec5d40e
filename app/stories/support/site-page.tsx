import { useEffect, useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Language } from '#rules/language';
import { Application } from '../../application.tsx';
import { createApi } from '../../platform/client/client.ts';
import type { Messages } from '../../platform/messages/messages.ts';
import { useHydrationMark } from '../../platform/browser/hydrated.ts';
import type { Environment } from '../../platform/shell/screen.ts';
import { createRoutes } from '../../routes.tsx';
import { staffRoutes } from '../../staff-routes.tsx';

interface SitePageProps {
  /** The open address, as in the browser's address bar. */
  address: string;
  language: Language;
  messages: Messages;
}

/** The whole site at one address: its own routes, screens and messages. Only the API's responses come from the story. */
export function SitePage({ address, language, messages }: SitePageProps) {
  // No server has rendered a story's page: there is nothing to hydrate, and screens must not wait for it.
  useHydrationMark();
  const router = useMemo(() => {
    const environment: Environment = { api: createApi(), language: () => language, rendering: 'browser' };
    const routes = createRoutes(environment, staffRoutes(environment));
    return createMemoryRouter(routes, { initialEntries: [address] });
  }, [address, language]);
  useEffect(
    () => () => {
      router.dispose();
    },
    [router],
  );
  return (
    <Application
      key={`${language} ${address}`}
      language={language}
      messages={messages}
      navigate={(href) => void router.navigate(href)}
      router={<RouterProvider router={router} />}
    />
  );
}
