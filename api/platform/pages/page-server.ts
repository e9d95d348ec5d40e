import type Koa from 'koa';
import type { Logger } from 'pino';
import { ProblemError } from '../contract/problem.ts';
import { isUnavailable } from '../data/unavailable.ts';
import type { PlacesVersion } from '../../events/port.ts';
import type { PostedForm } from '../../forms/rules.ts';
import { networkOf } from '../http/limits/address.ts';
import type { State } from '../http/state.ts';
import { languageCookie, languageQueryKey, requestLanguage, toLanguage, type Language } from '../language/rules.ts';
import type { Application, PageAssets } from './build.ts';
import { createChangeCheck, unknownPlaces } from './cache/change-check.ts';
import { encode, type CachedPage } from './cache/cached-page.ts';
import { PageCache, type Made } from './cache/page-cache.ts';
import { PageData } from './cache/page-data.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { pageHeaders } from './policy.ts';
import { answerHeaders, createQuickAnswers, isOpened, type QuickAnswer } from './quick-answers.ts';
import { isAway, prepare, type RenderPage } from './render/render-page.ts';
import { doorPath, namesNothing, pageAddress, plainPath } from './rules.ts';
import { acceptedEncoding, sendPrepared, type Prepared } from './send.ts';

export interface PageServerContext {
  application: Pick<Application, 'standInHtml' | 'outdatedHtml'>;
  renderPage: RenderPage;
  assets: PageAssets;
  /** Returns the route pattern for a path, such as /events/:eventId. All unmatched paths share one 404 page. */
  patternOf: (path: string) => string | undefined;
  /** Whether there is an event with this id. */
  isEvent: (id: string) => boolean;
  /** Reads the events again, in case another process has added one. Never rejects. */
  readEvents: () => Promise<void>;
  /** Counts a page to be rendered for this network. Rejects if that exceeds the limit. */
  countRendering: (network: string) => Promise<void>;
  /** Returns the canonical address that matches a path regardless of case. */
  spelledAddress: (path: string) => string | undefined;
  /** Returns the origin at which this process reaches the API. */
  apiOrigin: () => string;
  publicUrl: string;
  clock: () => Date;
  /** Returns when a page rendered now becomes outdated by time alone. */
  nextChange: (now: Date) => Promise<Date | null>;
  /** Reads the version of the places that pages show. */
  placesVersion: () => Promise<PlacesVersion>;
  log: Logger;
  countPage?: Metrics['countPage'];
}

const yearInSeconds = 365 * 24 * 60 * 60;
/** The URL that stands for every unknown URL. */
const noAddress = '/*';
/** How long a page that shows places may be served while they cannot be read, in ms. */
const longestUnknown = 5 * 60 * 1000;
/** The delay before a client should retry a page that could not be rendered, in seconds. */
const retryAfter = 30;

/** Serves the pages of the site, rendered in the reader's language and cached until their data changes. */
export function createPageServer(context: PageServerContext): {
  middleware: Koa.Middleware;
  cache: PageCache;
  answer: QuickAnswer;
} {
  const { application, assets, renderPage, log, countPage = () => undefined } = context;
  const cache = new PageCache();
  const isSecure = context.publicUrl.startsWith('https:');
  const headersWith = pageHeaders(assets, isSecure);
  const standInHeaders = headersWith({ css: assets.css, isForEveryone: false });
  const pageData = new PageData();
  const places = createChangeCheck(context.placesVersion);
  const outdated = new WeakMap<CachedPage, CachedPage>();

  const render = async (url: string, language: Language, posted?: PostedForm): Promise<CachedPage> => {
    const rendered = await renderPage({
      url,
      language,
      apiOrigin: context.apiOrigin(),
      publicOrigin: context.publicUrl,
      posted,
    });
    if ('redirect' in rendered) throw new Redirect(rendered.redirect);
    const { status, isShared, showsPlaces, whole, light, css, isForEveryone } = rendered;
    if (light) pageData.keep(light.address, { file: light.data, showsPlaces });
    const headers = headersWith({ css, isForEveryone, mayUseCamera: url.startsWith(doorPath) });
    return { status, language, isShared, showsPlaces, headers, whole, light: light?.page };
  };

  /** Renders a page from the current data, without the places if they cannot be read. */
  const make = async (url: string, language: Language): Promise<Made> => {
    // Read before rendering, so that a page rendered around midnight does not count as the new day's page.
    const now = context.clock();
    const version = await places.check().catch((error: unknown) => {
      if (isUnavailable(error)) return unknownPlaces;
      throw error;
    });
    const next = context.nextChange(now).catch((error: unknown) => {
      if (isUnavailable(error)) return now;
      throw error;
    });
    const [page, changesAt] = await Promise.all([render(url, language), next]);
    return { page, places: version, validUntil: changesAt?.getTime() ?? Number.POSITIVE_INFINITY };
  };

  /** Returns the page from before the outage; undefined if there is none that may still be shown. */
  const lastPage = (key: string): CachedPage | undefined => {
    const page = cache.last(key);
    if (!page?.showsPlaces) return page;
    if (places.unknownFor() > longestUnknown) return undefined;
    const marked = outdated.get(page) ?? markedPage(page);
    outdated.set(page, marked);
    return marked;
  };

  const markedPage = (page: CachedPage): CachedPage => {
    const mark = ({ identity }: Prepared) =>
      prepare(application.outdatedHtml(String(identity), page.language as Language));
    return { ...page, whole: mark(page.whole), light: page.light && mark(page.light) };
  };

  const pageFor = async (url: string, language: Language, network: string): Promise<CachedPage> => {
    const key = pageKey(language, url);
    const makeIt = () => make(url, language);
    try {
      const cached = cache.find(key, context.clock().getTime());
      if (cached) {
        const isCurrent = !cached.showsPlaces || cache.isOf(key, await places.check());
        if (isCurrent || cache.renewLater(key, makeIt, places.isBusy())) {
          countPage('cache');
          return cached;
        }
      }
      countPage('rendering');
      if (!cache.isMaking(key)) await context.countRendering(network);
      return await cache.make(key, makeIt);
    } catch (error) {
      const last = isAway(error) ? lastPage(key) : undefined;
      if (last) return last;
      throw error;
    }
  };

  /** In a busy time, pages that show numbers of places change again soon, so compressing them further would be wasted work. */
  const recordRead = (prepared: Prepared, { showsPlaces }: Pick<CachedPage, 'showsPlaces'>): void => {
    if (showsPlaces !== 'counts' || !places.isBusy()) cache.recordRead(prepared);
  };

  const send = async (ctx: Koa.Context, page: CachedPage, caching?: string): Promise<void> => {
    const prepared = (isOpened(ctx.headers) && page.light) || page.whole;
    if (page.isShared) recordRead(prepared, page);
    await encode(prepared, acceptedEncoding(ctx));
    ctx.set(answerHeaders(page, caching));
    sendPrepared(ctx, prepared, 'text/html; charset=utf-8', page.status);
  };

  const sendStandIn = (ctx: Koa.Context, error: unknown, language: Language): void => {
    ctx.set(standInHeaders);
    if (error instanceof Redirect) {
      ctx.redirect(error.address);
      return;
    }
    const isBusy = error instanceof ProblemError && error.code === 'too-many-requests';
    const kind = isBusy ? 'busy' : isAway(error) ? 'unavailable' : 'error';
    if (kind === 'error') log.error({ err: error, path: ctx.path }, 'a page could not be rendered');
    ctx.status = { busy: 429, unavailable: 503, error: 500 }[kind];
    if (kind !== 'error') ctx.set('Retry-After', String((isBusy && error.details.retryAfter) || retryAfter));
    ctx.set('Cache-Control', 'no-store');
    ctx.set('Content-Language', language);
    ctx.type = 'html';
    ctx.body = application.standInHtml(kind, language, assets);
  };

  const middleware: Koa.Middleware = async (ctx) => {
    const { posted } = ctx.state as Partial<State>;
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD' && !posted) {
      ctx.status = 405;
      ctx.set('Allow', 'GET, HEAD');
      ctx.body = 'Method Not Allowed';
      return;
    }
    const data = pageData.find(ctx.path);
    if (data) {
      ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
      ctx.set('X-Content-Type-Options', 'nosniff');
      recordRead(data.file, data);
      await encode(data.file, acceptedEncoding(ctx));
      sendPrepared(ctx, data.file, 'application/json');
      return;
    }
    if (/\.[a-z0-9]+$/i.test(ctx.path)) {
      ctx.status = 404;
      ctx.type = 'text/plain';
      ctx.body = 'Not Found';
      return;
    }

    const query = new URLSearchParams(ctx.querystring);
    const chosen = toLanguage(query.get(languageQueryKey));
    const language = requestLanguage({
      query: query.get(languageQueryKey),
      cookies: ctx.headers.cookie,
      acceptLanguage: ctx.headers['accept-language'],
    });
    if (chosen) {
      // Written manually, because the cookies library refuses Secure when a proxy, not this process, terminates TLS.
      const attributes = [`${languageCookie}=${chosen}`, 'Path=/', `Max-Age=${String(yearInSeconds)}`, 'SameSite=Lax'];
      ctx.append('Set-Cookie', [...attributes, ...(isSecure ? ['Secure'] : [])].join('; '));
    }
    const typed = plainPath(ctx.path);
    const spelled = context.spelledAddress(typed);
    if (!posted && spelled !== undefined && spelled !== typed) {
      // People type addresses in lower case. Redirecting keeps the canonical address the only one, for search engines too.
      ctx.set('Cache-Control', 'public, max-age=3600');
      ctx.redirect(ctx.querystring === '' ? spelled : `${spelled}?${ctx.querystring}`);
      ctx.status = 308;
      return;
    }
    try {
      let url = urlOf(ctx.path, query, chosen);
      if (url !== noAddress && namesNothing(url)) {
        // The event may be newer than the last change that was reported to this process.
        await context.readEvents();
        url = urlOf(ctx.path, query, chosen);
      }
      if (posted) {
        await context.countRendering(networkOf(ctx.ip));
        await send(ctx, await render(url, language, posted), 'no-store');
      } else await send(ctx, await pageFor(url, language, networkOf(ctx.ip)));
    } catch (error) {
      sendStandIn(ctx, error, language);
    }
  };

  const urlOf = (path: string, query: URLSearchParams, chosen: Language | undefined): string => {
    const pattern = context.patternOf(plainPath(path));
    if (pattern === undefined) return noAddress;
    const url = pageAddress({ path, pattern, query: (name) => query.get(name) }, context.isEvent);
    if (!chosen) return url;
    return `${url}${url.includes('?') ? '&' : '?'}${languageQueryKey}=${chosen}`;
  };

  const answerQuickly = createQuickAnswers({
    find: (path, language) => {
      const key = pageKey(language, path);
      const page = cache.find(key, context.clock().getTime());
      if (!page?.showsPlaces) return page;
      const version = places.fresh();
      if (version === undefined) return undefined;
      const isRight = cache.isOf(key, version) || cache.renewLater(key, () => make(path, language), places.isBusy());
      return isRight ? page : undefined;
    },
    recordRead,
    log,
  });
  const answer: QuickAnswer = (request, response) => {
    const isAnswered = answerQuickly(request, response);
    if (isAnswered) countPage('memory');
    return isAnswered;
  };
  return { middleware, cache, answer };
}

function pageKey(language: Language, url: string): string {
  return `${language} ${url}`;
}

/** Thrown to pass a screen's redirect around the cache. */
class Redirect extends Error {
  readonly address: string;

  constructor(address: string) {
    super(address);
    this.address = address;
  }
}
