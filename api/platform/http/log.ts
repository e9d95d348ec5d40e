import type { Logger } from 'pino';
import { knownLines } from '../log.ts';
import type { Middleware } from './state.ts';

/** One line per request: what was asked of which route, how it ended, how long it took. No address, body or value. */
export function requestLog(log: Logger): Middleware {
  const lines = knownLines(log);
  return async (ctx, next) => {
    const started = performance.now();
    ctx.state.log = log.child({ requestId: ctx.state.requestId });
    await next();
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const { requestId, route = 'none' } = ctx.state;
    lines.info({ requestId, method: ctx.method, route, status: ctx.status, ms }, 'request');
  };
}
