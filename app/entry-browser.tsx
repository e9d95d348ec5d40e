import { loadFonts } from '#design-system';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type HydrationState, type RouteObject } from 'react-router-dom';
import { Application } from './application.tsx';
import { createApi } from './client/client.ts';
import { detectLanguage, rememberLanguage } from './language/browser-language.ts';
import { languageQueryKey, type Language } from '#rules/language';
import { loadMessages } from './messages/messages.ts';
import { createRoutes } from './routes.tsx';

interface PageData {
  language: Language;
  hydrationData: HydrationState;
}

/** Hydration starts from what the server rendered, so the code of the screens that stand there must be here first. */
async function resolveScreens(routes: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  const data = document.getElementById('page-data')?.textContent;
  if (!root || !data) throw new Error('This page was not rendered by the server');
  const page = JSON.parse(data) as PageData;

  // The server cannot see local storage: what the browser settles on may differ from the page, and then the page follows.
  const preferred = detectLanguage();
  let current = page.language;

  const routes = createRoutes({ api: createApi(), language: () => current, rendering: 'browser' });
  const [messages] = await Promise.all([loadMessages(page.language), resolveScreens(routes)]);
  const router = createBrowserRouter(routes, { hydrationData: page.hydrationData });

  const followLanguage = (language: Language) => {
    current = language;
    rememberLanguage(language);
    document.documentElement.lang = language;
    const url = new URL(window.location.href);
    if (url.searchParams.has(languageQueryKey)) {
      url.searchParams.set(languageQueryKey, language);
      void router.navigate(`${url.pathname}${url.search}${url.hash}`, { replace: true, preventScrollReset: true });
    } else {
      void router.revalidate();
    }
  };

  const askToSignIn = () => void router.navigate('/login', { replace: true });

  rememberLanguage(preferred);
  startTransition(() => {
    hydrateRoot(
      root,
      <Application
        language={page.language}
        preferredLanguage={preferred}
        messages={messages}
        navigate={(href) => void router.navigate(href)}
        onLanguageChange={followLanguage}
        onSessionExpired={askToSignIn}
        router={<RouterProvider router={router} />}
      />,
    );
  });
  loadFonts();
}

await start();
