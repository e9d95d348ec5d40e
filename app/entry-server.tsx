import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  matchRoutes,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { Application } from './application.tsx';
import { createApi } from './platform/client/client.ts';
import { failureDocumentHtml, noticedHtml, scriptSafeJson, type Page, type PageAssets } from './document.ts';
import type { PostedForm } from '#rules/forms';
import { guardedScreens } from '#rules/access';
import { languages, locales, type Language } from '#rules/language';
import { loadFurtherMessages, loadMessages, type Messages } from './platform/messages/messages.ts';
import { createRoutes } from './routes.tsx';
import { addressesOf } from './platform/shell/navigate/addresses.ts';
import { frameRouteId, type FrameData } from './platform/shell/site.ts';
import type { Environment, Head, RequestContext, ScreenHandle } from './platform/shell/screen.ts';
import { staffRoutes } from './staff-routes.tsx';
import { windowTitle } from './platform/shell/window-title.ts';
import { failOnMissingMessage } from './platform/messages/fail-on-missing.ts';

export { earlyScript } from '#design-system';
export { startScript } from './platform/chunks/start-script.ts';
export { documentHtml } from './document.ts';

export interface RenderInput {
  /** Path and query of the page. */
  url: string;
  language: Language;
  /** The API's address for this process, such as http://127.0.0.1:3001. */
  apiOrigin: string;
  /** The public origin of the site. */
  publicOrigin: string;
  /** The page's form, if it was posted without scripts and refused. */
  posted?: PostedForm;
}

/** A page, or the address to which the screen redirects the reader. */
export type RenderOutput = { page: Page; showsPlaces: PlacesShown } | { redirect: string };

/** What a page shows about the places of events: nothing, whether any are left, or how many. */
export type PlacesShown = false | 'states' | 'counts';

await Promise.all(languages.map((language) => loadFurtherMessages(language)));
const catalogs = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await loadMessages(language)] as const)),
) as Record<Language, Messages>;

const intlCache = createIntlCache();
const allRoutes = (environment: Environment) => createRoutes(environment, staffRoutes(environment));
const addresses = allRoutes({ api: createApi(), language: () => 'en', rendering: 'server' });

/**
 * The pattern of a path's route; undefined if no route matches: all unmatched paths, except those of people's pages, share one
 * page.
 */
export function patternOf(path: string): string | undefined {
  const pattern = matchRoutes(addresses, path)?.at(-1)?.route.path;
  return pattern === '*' ? undefined : pattern;
}

const inAnyCase = [...addressesOf(addresses)].map((path) => ({ path }));

/** The canonical spelling of a path in any letter case; undefined if no route matches. */
export function spelledAddress(path: string): string | undefined {
  const match = matchRoutes(inAnyCase, path)?.at(-1);
  if (!match || match.route.path === '*') return undefined;
  const address = generatePath(match.route.path, match.params);
  // A path with percent-encoded parts is left alone.
  return address.toLowerCase() === path.toLowerCase() ? address : undefined;
}

/** Renders one page of the site as everyone sees it, without a signed-in user. Throws when a message or the API fails. */
export async function render(input: RenderInput): Promise<RenderOutput> {
  const { language } = input;
  const messages = catalogs[language];
  const api = createApi(input.apiOrigin);
  const asked = new Set<string>();
  api.use({
    // Every response about events says whether they take registrations.
    onRequest: ({ schemaPath }) => {
      asked.add(schemaPath);
    },
  });
  const routes = allRoutes({ api, language: () => language, rendering: 'server' });
  const handler = createStaticHandler(routes);
  const requestContext: RequestContext = { posted: input.posted };
  const context = await handler.query(new Request(new URL(input.url, input.publicOrigin)), { requestContext });
  if (context instanceof Response) return { redirect: context.headers.get('Location') ?? '/' };
  const [failure] = Object.values<unknown>(context.errors ?? {});
  if (failure !== undefined) throw new Error(`The data of ${input.url} could not be loaded`, { cause: failure });

  const body = await markup(
    <Application
      language={language}
      messages={messages}
      navigate={() => undefined}
      router={
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      }
    />,
  );
  const intl = intlOf(language);
  const head = headOf(context, intl);
  const { pathname, searchParams } = new URL(input.url, input.publicOrigin);
  const readsEvents = [...asked].some((path) => path.startsWith('/events'));
  const data = scriptSafeJson({ language, hydrationData: { loaderData: context.loaderData } });
  const { site } = context.loaderData[frameRouteId] as FrameData;
  const address = { origin: input.publicOrigin, path: pathname, query: searchParams };
  const about = { siteName: site.organisationName, structuredData: head.structuredData?.(site) };
  return {
    // Only screens that show the numbers have them in their data.
    showsPlaces: readsEvents && (data.includes('"placesLeft":') ? 'counts' : 'states'),
    page: {
      language,
      head,
      title: windowTitle(intl, head.title, site, head.isRefused),
      ...about,
      address,
      body,
      failure: failureTexts(intl),
      data,
    },
  };
}

function intlOf(language: Language): IntlShape {
  const messages = catalogs[language];
  return createIntl({ locale: locales[language], messages, onError: failOnMissingMessage }, intlCache);
}

function failureTexts(intl: IntlShape) {
  return {
    title: intl.formatMessage({ id: 'error.title' }),
    text: intl.formatMessage({ id: 'error.text' }),
    tryAgain: intl.formatMessage({ id: 'form.tryAgain' }),
  };
}

/** The page that replaces one that cannot be shown now. */
export type StandIn = 'error' | 'unavailable' | 'busy';

/** A page that says why another cannot be shown, created without the application. */
export function standInHtml(kind: StandIn, language: Language, assets: PageAssets): string {
  const intl = intlOf(language);
  const texts = {
    error: failureTexts(intl),
    unavailable: {
      title: intl.formatMessage({ id: 'standIn.unavailable.title' }),
      text: intl.formatMessage({ id: 'standIn.unavailable.page' }),
    },
    busy: {
      title: intl.formatMessage({ id: 'standIn.busy.title' }),
      text: intl.formatMessage({ id: 'standIn.busy.page' }),
    },
  }[kind];
  const way = { href: '/', label: intl.formatMessage({ id: 'error.home' }) };
  return failureDocumentHtml(language, { ...texts, way }, assets);
}

/** The page in the tab of a report's file that the API refuses. */
export function refusedFileHtml(sentence: string, language: Language, assets: PageAssets): string {
  const intl = intlOf(language);
  const title = intl.formatMessage({ id: 'standIn.file.title' });
  const way = { href: guardedScreens.reports.path, label: intl.formatMessage({ id: 'standIn.file.reports' }) };
  return failureDocumentHtml(language, { title, text: sentence, way }, assets);
}

/** Adds a banner above a page: the number of places may have changed and cannot be looked up now. */
export function outdatedHtml(html: string, language: Language): string {
  return noticedHtml(html, intlOf(language).formatMessage({ id: 'standIn.unavailable.places' }));
}

async function markup(tree: ReactNode): Promise<string> {
  // An error inside a Suspense boundary does not reject; a page with such a hole must be neither sent nor cached.
  const errors: unknown[] = [];
  const { prelude } = await prerender(tree, {
    // A page is complete without scripts: no part, however large, may be streamed at the end for a script to move into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, 'The page could not be rendered');
  // An inline script would have to fill such a hole; the security policy blocks it, and readers without scripts never get it.
  if (html.includes('<!--$?-->')) throw new Error('The page has a part that comes later');
  return html;
}

function headOf(context: StaticHandlerContext, intl: IntlShape): Head {
  const match = context.matches.at(-1);
  const handle = match?.route.handle as ScreenHandle | undefined;
  if (!match || !handle) throw new Error(`No screen for ${context.location.pathname}`);
  return handle.head(intl, context.loaderData[match.route.id]);
}
