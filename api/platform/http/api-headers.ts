import type { Middleware } from './state.ts';

/** API answers are data about people: never cached, sniffed as a page, framed or run. */
export const apiHeaders: Middleware = async (ctx, next) => {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.set('Cross-Origin-Resource-Policy', 'same-origin');
  await next();
};
