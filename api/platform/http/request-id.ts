import { randomBytes } from 'node:crypto';
import { servedRequest } from '../data/request-comment.ts';
import type { Middleware } from './state.ts';

/** 72 random bits in 12 letters: unique in any log, and short enough to be read out on the phone. */
export function createRequestId(): string {
  return randomBytes(9).toString('base64url');
}

/** Gives each request its own id, which appears in the log, in problems, in X-Request-Id and in the comment of each SQL statement. */
export const requestId: Middleware = async (ctx, next) => {
  ctx.state.requestId = createRequestId();
  ctx.set('X-Request-Id', ctx.state.requestId);
  await servedRequest.run(ctx.state.requestId, next);
};
