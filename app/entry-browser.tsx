import { loadFonts } from '#design-system';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type HydrationState, type RouteObject } from 'react-router-dom';
import { Application } from './application.tsx';
import { createApi } from './client/client.ts';
import { moveDrafts, ownerOf, removeDrafts } from './drafts/draft-storage.ts';
import { detectLanguage, rememberLanguage } from './language/browser-language.ts';
import { languageQueryKey, type Language } from '#rules/language';
import { loadMessages } from './messages/messages.ts';
import { createRoutes } from './routes.tsx';
import { loginAddress } from './session/return-address.ts';
import type { Visitor } from './session/session-context.tsx';
import type { EndReason } from './session/session-storage.ts';

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

  // What was typed as a guest is the user's from now on, here as at the API.
  const takeAlong = (before: Visitor, now: Visitor) => {
    const owner = ownerOf(now);
    if (before.kind === 'guest' && now.kind === 'user' && owner) moveDrafts('guest', owner);
  };
  const leave = async (reason: EndReason, owner: Visitor) => {
    const draftOwner = ownerOf(owner);
    if (reason === 'choice' && draftOwner) removeDrafts(draftOwner);
    await router.navigate(reason === 'choice' ? '/' : loginAddress(window.location), { replace: true });
  };

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
        onSessionBegun={takeAlong}
        onSessionEnded={leave}
        router={<RouterProvider router={router} />}
      />,
    );
  });
  loadFonts();
}

await start();
