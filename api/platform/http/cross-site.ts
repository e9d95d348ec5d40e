import { ProblemError } from '../contract/problem.ts';
import type { HttpContext, Middleware } from './state.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the method of a request allows it to change data. */
export function changes({ method }: Pick<HttpContext, 'method'>): boolean {
  return !safeMethods.has(method);
}

function comesFromHere(ctx: HttpContext, publicUrl: string): boolean {
  const site = ctx.get('Sec-Fetch-Site');
  if (site !== '') return site === 'same-origin' || site === 'none';
  const origin = ctx.get('Origin');
  // Neither header: the caller is not a browser, so no user's cookie is being abused.
  if (origin === '' || origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === ctx.host;
}

/** Rejects changes that a page of another site requests through a user's browser (CSRF). */
export function crossSiteProtection(publicUrl: string): Middleware {
  return async (ctx, next) => {
    if (changes(ctx) && !comesFromHere(ctx, publicUrl)) throw new ProblemError('forbidden');
    await next();
  };
}
