import type { Logger } from 'pino';
import type { Middleware } from './state.ts';

/** One line per request: what was asked of which route, how it ended, how long it took. No address, body or value. */
export function requestLog(log: Logger): Middleware {
  return async (ctx, next) => {
    const started = performance.now();
    ctx.state.log = log.child({ requestId: ctx.state.requestId });
    await next();
    const ms = Math.round((performance.now() - started) * 10) / 10;
    ctx.state.log.info({ method: ctx.method, route: ctx.state.route ?? 'none', status: ctx.status, ms }, 'request');
  };
}
