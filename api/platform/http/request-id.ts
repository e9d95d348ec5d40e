import { randomBytes } from 'node:crypto';
import { serve } from '../data/request-comment.ts';
import type { Middleware } from './state.ts';

/** Returns 72 random bits as 12 characters: unique in any log, and short enough to read out over the phone. */
export function createRequestId(): string {
  return randomBytes(9).toString('base64url');
}

/** Assigns each request an id, which appears in the log, in problems, in X-Request-Id and in a comment of each SQL statement. */
export const requestId: Middleware = async (ctx, next) => {
  ctx.state.requestId = createRequestId();
  ctx.set('X-Request-Id', ctx.state.requestId);
  await serve(ctx.state.requestId, next);
};
