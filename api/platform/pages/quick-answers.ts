import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { createRequestId } from '../http/request-id.ts';
import { requestLanguage, type Language } from '../language/rules.ts';
import { knownLines } from '../log.ts';
import type { CachedPage } from './cache/cached-page.ts';
import type { Prepared } from './send.ts';

/** Answers a request at once. Returns false if it cannot; nothing has been sent then. */
export type QuickAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

interface QuickContext {
  /** Returns the page at a path without a query, if it is cached and may be shown now. */
  find: (path: string, language: Language) => CachedPage | undefined;
  /** Called with the page that is sent. */
  recordRead: (prepared: Prepared, page: CachedPage) => void;
  log: Logger;
}

/**
 * Whether a browser opens the page for its reader. All other clients get the complete page: the service worker that saves pages for
 * offline reading (its own requests, and navigation preloads), bots, and browsers that do not send the header.
 */
export function isOpened(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-dest'] === 'document' && headers['service-worker-navigation-preload'] === undefined;
}

/** Returns the headers of a response with this page in any encoding. */
export function answerHeaders(page: CachedPage, caching = 'private, no-cache'): Record<string, string> {
  return {
    ...page.headers,
    'Cache-Control': caching,
    'Content-Language': page.language,
    Vary: 'Accept-Language, Cookie, Accept-Encoding',
  };
}

/** A path as written in links; all other paths go through the rest of the server. */
const plainPath = /^\/(?:[\w-]+(?:\/[\w-]+)*)?$/;
/** Headers that affect more than the choice of the page. */
const conditions = ['if-none-match', 'if-modified-since', 'range', 'expect', 'upgrade'] as const;
const acceptsBrotli = /(?:^|[\s,])br(?:\s*(?:,|$))/;

/**
 * Answers the most frequent request directly from memory: a cached page that a browser opens at its plain address. It skips the
 * layers that other requests need, but the response and its log line are the same.
 */
export function createQuickAnswers({ find, recordRead, log }: QuickContext): QuickAnswer {
  const lines = knownLines(log);
  /** Responses by compressed body, because a page may be compressed further later. */
  const made = new WeakMap<Buffer, { body: Buffer; headers: string[] }>();

  const answerWith = (page: CachedPage, prepared: Prepared, body: Buffer) => {
    const headers = Object.entries({
      ...answerHeaders(page),
      ETag: prepared.etag,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      'Content-Length': String(body.length),
    }).flat();
    const answer = { body, headers };
    made.set(body, answer);
    return answer;
  };

  return (request, response) => {
    const { headers, method, url = '' } = request;
    if (method !== 'GET' || !plainPath.test(url) || !acceptsBrotli.test(headers['accept-encoding'] ?? '')) return false;
    if (conditions.some((name) => headers[name] !== undefined)) return false;
    const started = performance.now();
    const language = requestLanguage({
      query: null,
      cookies: headers.cookie,
      acceptLanguage: headers['accept-language'],
    });
    const page = find(url, language);
    const prepared = page && ((isOpened(headers) && page.light) || page.whole);
    if (page?.status !== 200 || !prepared?.br) return false;

    recordRead(prepared, page);
    const answer = made.get(prepared.br) ?? answerWith(page, prepared, prepared.br);
    const requestId = createRequestId();
    response.writeHead(200, ['X-Request-Id', requestId, ...answer.headers]);
    response.end(answer.body);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    lines.info({ requestId, method, route: 'none', status: 200, ms }, 'request');
    return true;
  };
}
