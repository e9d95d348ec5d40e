import type { ComponentType } from 'react';
import type { IntlShape } from 'react-intl';
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { loadChunk } from '../chunks/load-chunk.ts';
import type { Api } from '../client/client.ts';
import type { PostedForm } from '#rules/forms';
import type { Language } from '#rules/language';
import { loadFurtherMessages } from '../messages/messages.ts';
import { fetchAhead, takeFetched } from './navigate/prefetch.ts';
import { hydration } from './hydrated.ts';
import { LoadingScreen } from './loading-screen.tsx';
import type { FrameData, Site } from './frame/site.ts';

/** What a screen needs from the world around it. */
export interface Environment {
  api: Api;
  /** The language of the page at this moment; loaders ask for texts in it. */
  language: () => Language;
  /** The server renders screens for everyone; what only this browser may see is loaded by the browser. */
  rendering: 'server' | 'browser';
  /** What the frame showed when the page was loaded: where no answer comes, it stays. */
  frameData?: FrameData;
}

export interface LoadInput {
  api: Api;
  language: Language;
  params: LoaderFunctionArgs['params'];
  url: URL;
  /** The page's form, posted by a browser without scripts and refused; only on the server, or from its page. */
  posted?: PostedForm;
}

/** What the server hands to the loaders of one page. */
export interface RequestContext {
  posted?: PostedForm;
}

/** What a page says of itself to browsers, search engines and people who share it. */
export interface Head {
  /** What this page is, without the name of the site. */
  title: string;
  description: string;
  /** HTTP status of the page; 200 unless given. */
  status?: number;
  /** Keeps the page out of search engines. */
  isPrivate?: boolean;
  /** The page's form was posted by a browser without scripts and refused. */
  isRefused?: boolean;
  /** The page goes on to another by itself: only where that leads is told to listeners. */
  isPassing?: boolean;
  /** What the page is about, as schema.org describes it. */
  structuredData?: (site: Site) => Record<string, unknown>;
  /** The page notes when it was opened, as one with a public form does: each reader gets one of their own. */
  isOpenedByEach?: boolean;
}

/** The module of a screen: one file, loaded when the screen is opened. */
export interface ScreenModule<Data> {
  Component: ComponentType;
  load?: (input: LoadInput) => Promise<Data>;
  head: (intl: IntlShape, data: Data) => Head;
}

/** What the router keeps beside a screen's route. */
export interface ScreenHandle {
  head: (intl: IntlShape, data: unknown) => Head;
  /** Whether the head can only be told from the screen's data. */
  needsData: boolean;
  /** Fetches the data of the page at this address before it is opened. */
  fetchAhead?: (url: URL, params: LoadInput['params']) => void;
}

/** The words that a screen of a kind needs beside those of every page. */
const wordsOf = {
  content: [],
  event: ['event', 'registration'],
  form: ['form', 'publicForm'],
  account: ['form', 'account'],
  registration: ['form', 'registration'],
  waiver: ['form', 'waiver'],
} as const;

/**
 * The lazily loaded part of a route for one screen. The data of a `browser` screen are left to the browser; a `content`
 * screen makes do with the words that every page has, one of an `event`, a `form`, an `account`, a `registration` or the `waiver` with theirs, and all others
 * come with the rest (messages/parts.ts).
 */
export function screen<Data>(
  environment: Environment,
  load: () => Promise<ScreenModule<Data>>,
  kind?: 'browser' | keyof typeof wordsOf,
): Pick<RouteObject, 'lazy' | 'HydrateFallback'> {
  return {
    ...(kind === 'browser' && { HydrateFallback: LoadingScreen }),
    lazy: async () => {
      const [module] = await Promise.all([
        loadChunk(load),
        loadFurtherMessages(environment.language(), kind && kind !== 'browser' ? wordsOf[kind] : undefined),
      ]);
      const handle: ScreenHandle = {
        head: (intl, data) => module.head(intl, data as Data),
        needsData: module.load !== undefined,
      };
      // The browser begins with the same words: the router shows them while the data is on the way.
      if (kind === 'browser' && environment.rendering === 'server') return { Component: LoadingScreen, handle };
      const loader = module.load;
      if (!loader) return { Component: module.Component, handle };
      const keyOf = ({ pathname, search }: URL) => `${environment.language()} ${pathname}${search}`;
      const fetchBefore = (url: URL, params: LoadInput['params']) => {
        fetchAhead(keyOf(url), () => loader({ api: environment.api, language: environment.language(), params, url }));
      };
      return {
        Component: module.Component,
        // What only this person may see is asked for when it is wanted, and not before: the server takes note of it.
        handle: kind === 'browser' ? handle : { ...handle, fetchAhead: fetchBefore },
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
          // On a slow device an answer may be here before the page has been taken over, which would then not fit.
          if (kind === 'browser') await Promise.allSettled([data, hydration]);
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
