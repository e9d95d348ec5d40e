import { endDeferral, loadFonts } from '#design-system';
import { startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { Application } from './application.tsx';
import { clearDevice, keepOnlyTheirs } from './clear-device.ts';
import { loadChunk } from './platform/chunks/load-chunk.ts';
import { startFailed } from './platform/chunks/names.ts';
import { nextTask } from './platform/chunks/next-task.ts';
import { hasTyped, mayReload } from './platform/chunks/recovery.ts';
import { createApi } from './platform/client/client.ts';
import { removeOldDrafts } from './platform/drafts/draft-storage.ts';
import { detectLanguage, rememberLanguage } from './platform/language/browser-language.ts';
import { readLocaleTables } from './platform/language/locale-tables.ts';
import { languageQueryKey, type Language } from '#rules/language';
import { loadMessages } from './platform/messages/messages.ts';
import { savedPage } from './platform/offline/saved-page.ts';
import { startWorker } from './platform/offline/worker-link.ts';
import { loadPageData } from './page-data.ts';
import { createRoutes } from './routes.tsx';
import { isStaffAddress } from './platform/shell/navigate/addresses.ts';
import { loginAddress } from './platform/shell/navigate/return-address.ts';
import type { Visitor } from './platform/visitor/visitor.ts';
import type { EndReason } from './platform/visitor/session-storage.ts';
import type { Environment } from './platform/shell/screen.ts';
import { fetchLinksAhead } from './platform/shell/navigate/prefetch-links.ts';
import { frameRouteId, type FrameData } from './platform/shell/site.ts';

/**
 * Hydration starts from the server's markup, so the code of the screens on the page must load first. A screen whose code
 * does not load, even after the page is reloaded, shows an error in its place.
 * @returns whether the rendered result will match the server's
 */
async function resolveScreens(routes: RouteObject[]): Promise<boolean> {
  let isWhole = true;
  const matches = matchRoutes(routes, window.location) ?? [];
  await nextTask();
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    const resolved = await route.lazy().catch((error: unknown) => {
      // If the visitor has typed into the server's page, leave it as it is.
      if (mayReload() || hasTyped()) throw error;
      isWhole = false;
      return { Component: failingWith(error) };
    });
    Object.assign(route, resolved, { lazy: undefined });
  }
  return isWhole;
}

/** A screen that fails, so that the router shows its error screen. */
function failingWith(error: unknown): ComponentType {
  return function Failing() {
    throw error;
  };
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('This page was not rendered by the server');
  const localeTables = readLocaleTables();
  const page = await loadPageData();

  // The server cannot see local storage: the browser may choose a different language, and the page then switches to it. A saved
  // page may exist in one language only.
  const isSaved = savedPage() !== undefined;
  const preferred = isSaved ? page.language : detectLanguage();
  let current = page.language;

  const environment: Environment = {
    api: createApi(),
    language: () => current,
    rendering: 'browser',
    frameData: page.hydrationData?.loaderData?.[frameRouteId] as FrameData | undefined,
  };
  let hasStaff = false;
  /** Loads the staff's screens when the first of their addresses is opened; empty after that and for all other addresses. */
  const staffFor = async (path: string): Promise<RouteObject[]> => {
    if (hasStaff || !isStaffAddress(path)) return [];
    const { staffRoutes } = await loadChunk(() => import('./staff-routes.tsx'));
    hasStaff = true;
    return staffRoutes(environment);
  };
  const routes = createRoutes(environment, await staffFor(window.location.pathname));
  await nextTask();
  const [messages, isWhole] = await Promise.all([loadMessages(page.language), resolveScreens(routes)]);
  await nextTask();
  const router = createBrowserRouter(routes, {
    hydrationData: page.hydrationData,
    patchRoutesOnNavigation: async ({ path, patch }) => {
      patch(frameRouteId, await staffFor(path));
    },
  });
  await localeTables;
  await nextTask();

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

  const leave = async (reason: EndReason, visitor: Visitor) => {
    await clearDevice(reason, visitor);
    await router.navigate(reason === 'choice' ? '/' : loginAddress(window.location), { replace: true });
  };

  if (!isSaved) rememberLanguage(preferred);
  const application = (
    <Application
      language={page.language}
      preferredLanguage={preferred}
      messages={messages}
      navigate={(href) => void router.navigate(href)}
      onLanguageChange={followLanguage}
      onSessionBegun={keepOnlyTheirs}
      onSessionEnded={leave}
      router={<RouterProvider router={router} />}
    />
  );
  await nextTask();
  startTransition(() => {
    if (isWhole && page.hydrationData) hydrateRoot(root, application);
    else createRoot(root).render(application);
  });
  await nextTask();
  void loadFonts().then(endDeferral);
  removeOldDrafts(Date.now());
  fetchLinksAhead(async (path) => {
    router.patchRoutes(frameRouteId, await staffFor(path));
    return router.routes;
  });
  if (import.meta.env.PROD) startWorker();
}

start().catch((error: unknown) => {
  window.dispatchEvent(new Event(startFailed));
  throw error;
});
