import { ProblemError } from '../contract/problem.ts';
import type { HttpContext, Middleware } from './state.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request may change something, judging by its method. */
export function changes({ method }: Pick<HttpContext, 'method'>): boolean {
  return !safeMethods.has(method);
}

function comesFromHere(ctx: HttpContext, publicUrl: string): boolean {
  const site = ctx.get('Sec-Fetch-Site');
  if (site !== '') return site === 'same-origin' || site === 'none';
  const origin = ctx.get('Origin');
  // Neither header: not a browser, so nobody's cookie is being abused.
  if (origin === '' || origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === ctx.host;
}

/** Refuses changes that another site's page requests through a reader's browser. */
export function crossSiteProtection(publicUrl: string): Middleware {
  return async (ctx, next) => {
    if (changes(ctx) && !comesFromHere(ctx, publicUrl)) throw new ProblemError('forbidden');
    await next();
  };
}
