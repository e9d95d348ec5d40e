import { randomUUID } from 'node:crypto';
import type { Middleware } from './state.ts';

/** Gives each request an id of its own; it stands in the log, in problems and in X-Request-Id. */
export const requestId: Middleware = async (ctx, next) => {
  ctx.state.requestId = randomUUID();
  ctx.set('X-Request-Id', ctx.state.requestId);
  await next();
};
