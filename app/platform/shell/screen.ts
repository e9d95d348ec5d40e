import type { ComponentType } from 'react';
import type { IntlShape } from 'react-intl';
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { loadChunk } from '../chunks/load-chunk.ts';
import type { Api } from '../client/client.ts';
import type { PostedForm } from '#rules/forms';
import type { Language } from '#rules/language';
import { loadFurtherMessages } from '../messages/messages.ts';
import { browserParts, sharedParts, type MessagePart } from '../messages/parts.ts';
import { fetchAhead, takeFetched } from './navigate/prefetch.ts';
import { hydration } from '../browser/hydrated.ts';
import { LoadingScreen } from './loading-screen.tsx';
import type { FrameData, Site } from './site.ts';

/** The environment that a screen needs. */
export interface Environment {
  api: Api;
  /** The current language of the page; loaders request texts in it. */
  language: () => Language;
  /** The server renders screens for everyone; the browser loads data that only it may see. */
  rendering: 'server' | 'browser';
  /** The frame's data when the page was loaded; it stays if no answer comes. */
  frameData?: FrameData;
}

export interface LoadInput {
  api: Api;
  language: Language;
  params: LoaderFunctionArgs['params'];
  url: URL;
  /** The page's form, posted without scripts and refused; only on the server, or from its page. */
  posted?: PostedForm;
}

/** The data that the server passes to the loaders of one page. */
export interface RequestContext {
  posted?: PostedForm;
}

/** The metadata of a page for browsers, search engines and link previews. */
export interface Head {
  /** The page's title, without the name of the site. */
  title: string;
  description: string;
  /** HTTP status of the page; 200 unless given. */
  status?: number;
  /** Keeps the page out of search engines. */
  isPrivate?: boolean;
  /** The page's form was posted by a browser without scripts and refused. */
  isRefused?: boolean;
  /** The page leads to another one by itself: only the target is announced. */
  isPassing?: boolean;
  /** The subject of the page, as schema.org describes it. */
  structuredData?: (site: Site) => Record<string, unknown>;
  /** The page records when it was opened, because it has a public form: each reader gets a copy of their own. */
  isOpenedByEach?: boolean;
}

/** The module of a screen: one file, loaded when the screen is opened. */
export interface ScreenModule<Data> {
  Component: ComponentType;
  load?: (input: LoadInput) => Promise<Data>;
  head: (intl: IntlShape, data: Data) => Head;
}

/** The handle of a screen's route. */
export interface ScreenHandle {
  head: (intl: IntlShape, data: unknown) => Head;
  /** Whether the head depends on the screen's data. */
  needsData: boolean;
  /** Whether details can open beside it, as child routes. */
  isList: boolean;
  /** Prefetches the data of the page at this address. */
  fetchAhead?: (url: URL, params: LoadInput['params']) => void;
}

/** Whether the handle of a route belongs to a screen. */
export function isScreen(handle: unknown): handle is ScreenHandle {
  return typeof handle === 'object' && handle !== null && 'head' in handle;
}

/** The messages that a screen of a kind needs beside those of every page. */
const wordsOf = {
  content: [],
  event: ['event', 'registration'],
  form: ['form', 'publicForm'],
  account: ['form', 'account'],
  registration: ['form', 'registration'],
  waiver: ['form', 'waiver'],
} as const;

/**
 * The lazily loaded part of a route for one screen. Only the browser loads the data of a `browser` screen or a `list`. The kind
 * also selects the messages that load with the screen (messages/parts.ts): `content` those of every page; `event`, `form`,
 * `account`, `registration` and `waiver` that part too; `browser` and `list` those that staff screens share; no kind all shared
 * ones.
 * @param own further parts of messages
 */
export function screen<Data>(
  environment: Environment,
  load: () => Promise<ScreenModule<Data>>,
  kind?: 'browser' | 'list' | keyof typeof wordsOf,
  own: readonly MessagePart[] = [],
): Pick<RouteObject, 'lazy' | 'HydrateFallback'> {
  const isOfBrowser = kind === 'browser' || kind === 'list';
  return {
    ...(isOfBrowser && { HydrateFallback: LoadingScreen }),
    lazy: async () => {
      const [module] = await Promise.all([
        loadChunk(load),
        loadFurtherMessages(environment.language(), [
          ...(isOfBrowser ? browserParts : kind ? wordsOf[kind] : sharedParts),
          ...own,
        ]),
      ]);
      const handle: ScreenHandle = {
        head: (intl, data) => module.head(intl, data as Data),
        needsData: module.load !== undefined,
        isList: kind === 'list',
      };
      // The browser starts with the same messages: the router shows them while the data is loading.
      if (isOfBrowser && environment.rendering === 'server') return { Component: LoadingScreen, handle };
      const loader = module.load;
      if (!loader) return { Component: module.Component, handle };
      const keyOf = ({ pathname, search }: URL) => `${environment.language()} ${pathname}${search}`;
      const fetchBefore = (url: URL, params: LoadInput['params']) => {
        fetchAhead(keyOf(url), () => loader({ api: environment.api, language: environment.language(), params, url }));
      };
      return {
        Component: module.Component,
        // Personal data is requested only when needed, because the server records each view.
        handle: isOfBrowser ? handle : { ...handle, fetchAhead: fetchBefore },
        loader: async ({ params, request, context }: LoaderFunctionArgs) => {
          const { posted } = environment.rendering === 'server' ? (context as RequestContext) : {};
          const fetched = environment.rendering === 'browser' ? takeFetched(keyOf(new URL(request.url))) : undefined;
          if (fetched) return fetched;
          const data = loader({
            api: environment.api,
            language: environment.language(),
            params,
            url: new URL(request.url),
            posted,
          });
          // On a slow device, an answer may arrive before hydration, which would then not match.
          if (isOfBrowser) await Promise.allSettled([data, hydration]);
          return data;
        },
      };
    },
  };
}

/** The data that a screen's `load` returned. */
export function useScreenData<Load extends (input: LoadInput) => Promise<unknown>>(): Awaited<ReturnType<Load>> {
  return useLoaderData() as Awaited<ReturnType<Load>>;
}
