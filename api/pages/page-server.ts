import type Koa from 'koa';
import type { Logger } from 'pino';
import { sentKey, type PostedForm } from '../forms/rules.ts';
import { languageCookie, languageQueryKey, requestLanguage, toLanguage, type Language } from '../language/rules.ts';
import type { State } from '../http/state.ts';
import { signQueryKey } from '../waiver/rules.ts';
import type { Application, PageAssets } from './build.ts';
import { createChangeCheck } from './change-check.ts';
import { prepare, preparePage, type KeptPage } from './kept-page.ts';
import { PageCache } from './page-cache.ts';
import { dataAddress, PageData } from './page-data.ts';
import { createPageStyles } from './page-styles.ts';
import { pageHeaders } from './policy.ts';
import { answerHeaders, createQuickAnswers, isOpened, type QuickAnswer } from './quick-answers.ts';
import { sendPrepared } from './send.ts';

export interface PageServerParts {
  application: Pick<Application, 'render' | 'documentHtml' | 'failureHtml'>;
  assets: PageAssets;
  /** Whether there is a page of its own at a path. All others show the same one. */
  isAddress: (path: string) => boolean;
  /** Where the API answers this process. */
  apiOrigin: () => string;
  publicUrl: string;
  clock: () => Date;
  /** When a page rendered at this time changes by time alone. */
  nextChange: (now: Date) => Promise<Date | null>;
  /** Differs when the numbers that pages show of places do. */
  placesVersion: () => Promise<string>;
  log: Logger;
}

/** The query keys that a page's content depends on; all others leave it as it is. */
const contentKeys = ['type', 'id', sentKey, signQueryKey];
const yearInSeconds = 365 * 24 * 60 * 60;
/** Stands for every address that is none, and is none itself. */
const noAddress = '/*';

/** Serves the pages of the site, rendered in the reader's language and kept until their data changes. */
export function createPageServer(parts: PageServerParts): { middleware: Koa.Middleware; cache: PageCache; answer: QuickAnswer } {
  const cache = new PageCache();
  const isSecure = parts.publicUrl.startsWith('https:');
  const headersWith = pageHeaders(parts.assets, isSecure);
  const failureHeaders = headersWith({ css: parts.assets.css, isForEveryone: false });
  const stylesOf = createPageStyles(parts.assets.css);
  const pageData = new PageData();
  const places = createChangeCheck(parts.placesVersion, () => {
    cache.clear();
  });

  const validUntil = async (now: Date) => (await parts.nextChange(now))?.getTime() ?? Number.POSITIVE_INFINITY;

  const render = async (url: string, language: Language, posted?: PostedForm): Promise<KeptPage | { redirect: string }> => {
    const output = await parts.application.render({ url, language, apiOrigin: parts.apiOrigin(), publicOrigin: parts.publicUrl, posted });
    if ('redirect' in output) return output;
    const { page } = output;
    const css = stylesOf(page.body);
    const html = (data: typeof page.data) => parts.application.documentHtml({ ...page, data }, { ...parts.assets, css });
    const status = page.head.status ?? 200;
    // Addresses of events that are none are endless, and must not push the pages out.
    const isShared = page.head.isOpenedByEach !== true && (status === 200 || url === noAddress);
    // Data that are for everyone can wait for the first paint; a page of one's own comes whole.
    const from = isShared && !posted && typeof page.data === 'string' ? dataAddress(page.data) : undefined;
    if (from !== undefined && typeof page.data === 'string') pageData.keep(from, await prepare(page.data));
    const headers = headersWith({ css, isForEveryone: page.head.isPrivate !== true });
    return preparePage({ status, language, isShared, headers, whole: html(page.data), light: from && html({ from }) });
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
      sendPrepared(ctx, data, 'application/json');
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
      // Written by hand: the cookies library refuses Secure when a proxy, not this process, ends the TLS.
      const attributes = [`${languageCookie}=${chosen}`, 'Path=/', `Max-Age=${String(yearInSeconds)}`, 'SameSite=Lax'];
      ctx.append('Set-Cookie', [...attributes, ...(isSecure ? ['Secure'] : [])].join('; '));
    }
    const wanted = contentAddress(ctx.path, query, chosen);
    const isKept = cache.peek(pageKey(language, wanted.url), parts.clock().getTime()) !== undefined;
    const url = isKept || parts.isAddress(wanted.path) ? wanted.url : noAddress;
    try {
      if (posted) {
        const page = await render(url, language, posted);
        if ('redirect' in page) throw new Redirect(page.redirect);
        send(ctx, page, 'no-store');
        return;
      }
      await places.check();
      // Taken before anything is rendered: a page made around midnight must not be believed to be of the new day.
      const now = parts.clock();
      const page = await cache.get(pageKey(language, url), now.getTime(), () => validUntil(now), async () => {
        const rendered = await render(url, language);
        if ('redirect' in rendered) throw new Redirect(rendered.redirect);
        return rendered;
      });
      send(ctx, page);
    } catch (error) {
      ctx.set(failureHeaders);
      if (error instanceof Redirect) {
        ctx.redirect(error.address);
        return;
      }
      parts.log.error({ err: error, path: ctx.path }, 'A page could not be rendered');
      ctx.status = 500;
      ctx.set('Cache-Control', 'no-store');
      ctx.type = 'html';
      ctx.body = parts.application.failureHtml(language, parts.assets);
    }
  };
  const answer = createQuickAnswers({
    find: (path, language) => (places.isFresh() ? cache.peek(pageKey(language, path), parts.clock().getTime()) : undefined),
    log: parts.log,
  });
  return { middleware, cache, answer };
}

function pageKey(language: Language, url: string): string {
  return `${language} ${url}`;
}

/** Carries a screen's redirect through the cache, which keeps pages only. */
class Redirect extends Error {
  readonly address: string;

  constructor(address: string) {
    super(address);
    this.address = address;
  }
}

function contentAddress(path: string, query: URLSearchParams, chosen: Language | undefined): { path: string; url: string } {
  const kept = new URLSearchParams();
  for (const key of contentKeys) {
    const value = query.get(key);
    if (value !== null) kept.set(key, value);
  }
  if (chosen) kept.set(languageQueryKey, chosen);
  const search = kept.toString();
  // One address per page: a slash at the end changes nothing, and two at the start would name another host.
  const plain = `/${path.replace(/^[/\\]+|\/+$/g, '')}`;
  return { path: plain, url: search ? `${plain}?${search}` : plain };
}

function send(ctx: Koa.Context, page: KeptPage, caching?: string): void {
  ctx.set(answerHeaders(page, caching));
  sendPrepared(ctx, (isOpened(ctx.headers) && page.light) || page.whole, 'text/html; charset=utf-8', page.status);
}
