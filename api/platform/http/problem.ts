import { ProblemError, problemBody, problemKinds } from '../contract/problem.ts';
import type { ProblemCode } from '../contract/problem.ts';
import { isInterrupted, isUnavailable } from '../data/unavailable.ts';
import { readerLanguage } from './operations.ts';
import type { Language } from '../language/rules.ts';
import type { HttpContext, Middleware } from './state.ts';

/** The problem codes of responses and errors that come from Koa and its parsers, by status. */
const codeOfStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'invalid-request',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  501: 'method-not-allowed',
};

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** Converts an error to a problem. Unexpected errors are logged here, once; no part of them leaves the server. */
export function toProblem(error: unknown, ctx: HttpContext): ProblemError {
  if (error instanceof ProblemError && problemKinds[error.code].status < 500) return error;
  const code = codeOfStatus[statusOf(error) ?? 0];
  if (code !== undefined) return new ProblemError(code);
  ctx.state.log.error({ err: error }, 'request failed');
  if (error instanceof ProblemError) return error;
  if (isBeyond(error)) return new ProblemError('invalid-request');
  return new ProblemError(isUnavailable(error) || isInterrupted(error) ? 'unavailable' : 'internal');
}

/** The delay before a retry if the database, PayPal or the meeting provider is temporarily unavailable, in seconds. */
const soon = 10;

/** A number or time is out of range for its column; sums of valid values can be. */
const beyond = /^(22003|22008)$/;

function isBeyond(error: unknown): boolean {
  return error instanceof Error && 'code' in error && beyond.test(String(error.code));
}

/** Returns the sentence for the user that a problem contains on some paths. */
type SentenceOf = (path: string, problem: ProblemError, language: Language) => string | undefined;

function write(ctx: HttpContext, problem: ProblemError, sentenceOf: SentenceOf): void {
  const { status } = problemKinds[problem.code];
  const { retryAfter = status === 503 ? soon : undefined } = problem.details;
  ctx.status = status;
  const error = sentenceOf(ctx.path, problem, readerLanguage(ctx));
  const body = problemBody(problem.code, ctx.state.requestId, problem.details);
  ctx.body = JSON.stringify({ ...body, ...(error !== undefined && { error }) });
  ctx.type = 'application/problem+json';
  if (retryAfter !== undefined) ctx.set('Retry-After', String(retryAfter));
}

/** The only place where an error becomes an API response. */
export function problems(sentenceOf: SentenceOf): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      // Koa's own responses (no route, method not allowed) have a status but no body.
      if (ctx.status >= 400 && !ctx.body)
        write(ctx, new ProblemError(codeOfStatus[ctx.status] ?? 'internal'), sentenceOf);
    } catch (error) {
      write(ctx, toProblem(error, ctx), sentenceOf);
    }
  };
}
