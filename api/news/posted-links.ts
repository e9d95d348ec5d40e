import { bodyParser } from '@koa/bodyparser';
import type { OperationId } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import { parseBody } from '../platform/http/body.ts';
import type { Perform } from '../platform/http/operations.ts';
import type { HttpContext, Middleware } from '../platform/http/state.ts';
import { languageQueryKey, toLanguage } from '../platform/language/rules.ts';
import {
  answerField,
  newsAddress,
  newsAnswers,
  newsKeys,
  newsLinkOf,
  newsLinks,
  newsPath,
  refusedOutcome,
} from './rules.ts';
import type { NewsAction, NewsOutcome } from './rules.ts';

const parse = bodyParser({ enableTypes: ['form'], formLimit: '4kb', encoding: 'utf-8', patchNode: false });

/** The answer from the button on our page; undefined for an email program, which posts other fields or another format. */
async function pressedAnswer(ctx: HttpContext): Promise<NewsAction | undefined> {
  if (!ctx.is('application/x-www-form-urlencoded')) return undefined;
  await parseBody(ctx, parse);
  const { [answerField]: answer } = ctx.request.body as Readonly<Record<string, unknown>>;
  return (Object.keys(newsAnswers) as NewsAction[]).find((each) => each === answer);
}

/** Whether a request posts to the page that news email links open. */
export function isNewsLink({ method, path }: Pick<HttpContext, 'method' | 'path'>): boolean {
  return method === 'POST' && path === newsPath;
}

/**
 * Handles posts from the page without scripts, and from email programs, which post `List-Unsubscribe=One-Click` from anywhere (RFC
 * 8058). Only the token of the link counts: no cookie is read, so another site's page cannot act in a reader's name.
 */
export function takeNewsLinks(operations: ReadonlyMap<OperationId, Perform>): Middleware {
  return async (ctx) => {
    const perform = operations.get('answerNewsLink');
    if (!perform) throw new ProblemError('not-found');
    ctx.state.route = newsPath;
    const query = new URLSearchParams(ctx.querystring);
    const link = newsLinkOf((name) => query.get(name));
    const pressed = await pressedAnswer(ctx);
    const action = pressed ?? (link?.kind === 'sessions' ? 'turnOff' : 'unsubscribe');
    const isOfLink = link && newsLinks[link.kind].some((each) => each === action);
    const token = isOfLink ? link.token : '';
    ctx.set('Cache-Control', 'no-store');
    let outcome: NewsOutcome = newsAnswers[action];
    try {
      if (token === '') throw new ProblemError('link-invalid');
      await perform(ctx, async () => ({ path: {}, query: {}, header: {}, body: { action, token } }));
    } catch (error) {
      const refused = pressed && error instanceof ProblemError ? refusedOutcome(error.code) : undefined;
      if (!refused) throw error;
      outcome = refused;
    }
    if (!pressed) {
      // Email programs do not follow redirects of a POST.
      ctx.status = 200;
      ctx.type = 'text/plain';
      ctx.body = 'Unsubscribed\n';
      return;
    }
    const chosen = toLanguage(typeof ctx.query[languageQueryKey] === 'string' ? ctx.query[languageQueryKey] : null);
    const more = { [newsKeys.done]: outcome, ...(chosen && { [languageQueryKey]: chosen }) };
    ctx.status = 303;
    ctx.set('Location', newsAddress(link?.kind ?? 'unsubscribe', token, more));
  };
}
