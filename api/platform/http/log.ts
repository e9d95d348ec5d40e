import type { Logger } from 'pino';
import { knownLines } from '../log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Middleware } from './state.ts';

/** Logs one line per request: method, route, status and duration. It contains no address, body or parameter value. */
export function requestLog(log: Logger, metrics: Pick<Metrics, 'countRequest'>): Middleware {
  const lines = knownLines(log);
  return async (ctx, next) => {
    const started = performance.now();
    ctx.state.log = log.child({ requestId: ctx.state.requestId });
    await next();
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const { requestId, route = 'none', operation } = ctx.state;
    metrics.countRequest(
      operation ?? (route === 'none' && ctx.path.startsWith('/api/') ? 'none' : 'site'),
      ctx.status,
      ms,
    );
    lines.info({ requestId, method: ctx.method, route, status: ctx.status, ms }, 'request');
  };
}
