import { endArrival, loadFonts } from '#design-system';
import { startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { Application } from './application.tsx';
import { startFailed } from './platform/chunks/names.ts';
import { nextTask } from './platform/chunks/next-task.ts';
import { hasTyped, mayReload } from './platform/chunks/recovery.ts';
import { createApi } from './platform/client/client.ts';
import { moveDrafts, ownerOf, removeDrafts, removeOldDrafts } from './platform/drafts/draft-storage.ts';
import { detectLanguage, rememberLanguage } from './platform/language/browser-language.ts';
import { readLocaleTables } from './platform/language/locale-tables.ts';
import { languageQueryKey, type Language } from '#rules/language';
import { loadMessages } from './platform/messages/messages.ts';
import { forgetKept, keepOnlyOf } from './platform/offline/registrations/store.ts';
import { savedPage } from './platform/offline/saved-page.ts';
import { startWorker } from './platform/offline/worker-link.ts';
import { loadPageData } from './page-data.ts';
import { createRoutes } from './routes.tsx';
import { loginAddress } from './session/return-address.ts';
import type { Visitor } from './session/visitor.ts';
import type { EndReason } from './session/session-storage.ts';
import { fetchLinksAhead } from './platform/shell/navigate/prefetch-links.ts';
import { frameRouteId, type FrameData } from './platform/shell/frame/site.ts';

/**
 * Hydration starts from what the server rendered, so the code of the screens that stand there must be here first. A
 * screen whose code does not arrive, and has been tried with the whole page again, says so in its place.
 * @returns whether what will be shown is what the server rendered
 */
async function resolveScreens(routes: RouteObject[]): Promise<boolean> {
  let isWhole = true;
  const matches = matchRoutes(routes, window.location) ?? [];
  await nextTask();
  for (const { route } of matches) {
    if (typeof route.lazy !== 'function') continue;
    const resolved = await route.lazy().catch((error: unknown) => {
      // The page as the server made it stays under the hands of someone who has typed into it.
      if (mayReload() || hasTyped()) throw error;
      isWhole = false;
      return { Component: failingWith(error) };
    });
    Object.assign(route, resolved, { lazy: undefined });
  }
  return isWhole;
}

/** A screen that fails, for the router to show what it shows then. */
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

  // The server cannot see local storage: what the browser settles on may differ from the page, and then the page follows.
  // A page from what is saved here may be there in one language only.
  const isSaved = savedPage() !== undefined;
  const preferred = isSaved ? page.language : detectLanguage();
  let current = page.language;

  const routes = createRoutes({
    api: createApi(),
    language: () => current,
    rendering: 'browser',
    frameData: page.hydrationData?.loaderData?.[frameRouteId] as FrameData | undefined,
  });
  await nextTask();
  const [messages, isWhole] = await Promise.all([loadMessages(page.language), resolveScreens(routes)]);
  await nextTask();
  const router = createBrowserRouter(routes, { hydrationData: page.hydrationData });
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

  // What was typed as a guest is the user's from now on, here as at the API.
  const takeAlong = (before: Visitor, now: Visitor) => {
    const [earlier, owner] = [ownerOf(before), ownerOf(now)];
    const guest = before.kind === 'guest' ? earlier : undefined;
    if (guest && now.kind === 'user' && owner) moveDrafts(guest, owner);
    if (owner) keepOnlyOf(owner, ...(guest ? [guest] : []));
  };
  const leave = async (reason: EndReason, owner: Visitor) => {
    const draftOwner = ownerOf(owner);
    // Nothing shows that a later guest is the same person, so a guest's drafts end with the session in any case.
    if ((reason === 'choice' || owner.kind === 'guest') && draftOwner) removeDrafts(draftOwner);
    if (reason === 'choice') await forgetKept().catch(() => undefined);
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
      onSessionBegun={takeAlong}
      onSessionEnded={leave}
      router={<RouterProvider router={router} />}
    />
  );
  startTransition(() => {
    if (isWhole && page.hydrationData) hydrateRoot(root, application);
    else createRoot(root).render(application);
  });
  void loadFonts().then(endArrival);
  removeOldDrafts(Date.now());
  fetchLinksAhead(() => router.routes);
  if (import.meta.env.PROD) startWorker();
}

start().catch((error: unknown) => {
  window.dispatchEvent(new Event(startFailed));
  throw error;
});
