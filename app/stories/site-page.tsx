import { useEffect, useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Language } from '#rules/language';
import { Application } from '../application.tsx';
import { createApi } from '../platform/client/client.ts';
import type { Messages } from '../platform/messages/messages.ts';
import { createRoutes } from '../routes.tsx';

interface SitePageProps {
  /** The address that is open, as in the browser's bar. */
  address: string;
  language: Language;
  messages: Messages;
}

/** The whole site at one address: its own routes, screens and messages. Only the API's answers are the story's. */
export function SitePage({ address, language, messages }: SitePageProps) {
  const router = useMemo(() => {
    const routes = createRoutes({ api: createApi(), language: () => language, rendering: 'browser' });
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
