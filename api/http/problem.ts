import { ProblemError, problemBody, problemKinds } from '../contract/problem.ts';
import type { ProblemCode } from '../contract/problem.ts';
import type { HttpContext, Middleware } from './state.ts';

/** What Koa and its parsers answer or throw by themselves, by status. */
const codeOfStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'invalid-request',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  501: 'method-not-allowed',
};

/** Network errors of the pool and PostgreSQL's classes 08 (connection), 53 (resources) and 57P (shut down). */
const unavailable = /^(ECONN\w+|ENOENT|EPIPE|08\w{3}|53\w{3}|57P\w{2})$/;

/** What the driver says of a connection that it has lost or does not get; these errors have no code. */
const connectionLost = /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return unavailable.test(code) || connectionLost.test(error.message);
}

/** The problem that an error is answered with. What nobody expected is logged here, once; nothing of it leaves the server. */
export function toProblem(error: unknown, ctx: HttpContext): ProblemError {
  if (error instanceof ProblemError && problemKinds[error.code].status < 500) return error;
  const code = codeOfStatus[statusOf(error) ?? 0];
  if (code !== undefined) return new ProblemError(code);
  ctx.state.log.error({ err: error }, 'request failed');
  if (error instanceof ProblemError) return error;
  return new ProblemError(isUnavailable(error) ? 'unavailable' : 'internal');
}

function write(ctx: HttpContext, problem: ProblemError): void {
  const { retryAfter } = problem.details;
  ctx.status = problemKinds[problem.code].status;
  ctx.body = JSON.stringify(problemBody(problem.code, ctx.state.requestId, problem.details));
  ctx.type = 'application/problem+json';
  if (retryAfter !== undefined) ctx.set('Retry-After', String(retryAfter));
}

/** The one place where an error becomes an answer of the API. */
export const problems: Middleware = async (ctx, next) => {
  try {
    await next();
    // Koa's own answers (no route, method not allowed) have a status and no body.
    if (ctx.status >= 400 && !ctx.body) write(ctx, new ProblemError(codeOfStatus[ctx.status] ?? 'internal'));
  } catch (error) {
    write(ctx, toProblem(error, ctx));
  }
};
