import { ProblemError, problemBody, problemKinds } from '../contract/problem.ts';
import type { ProblemCode } from '../contract/problem.ts';
import { isInterrupted, isUnavailable } from '../data/unavailable.ts';
import { readerLanguage } from './operations.ts';
import type { Language } from '../language/rules.ts';
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

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** The problem that answers an error. Unexpected errors are logged here, once; no part of them leaves the server. */
export function toProblem(error: unknown, ctx: HttpContext): ProblemError {
  if (error instanceof ProblemError && problemKinds[error.code].status < 500) return error;
  const code = codeOfStatus[statusOf(error) ?? 0];
  if (code !== undefined) return new ProblemError(code);
  ctx.state.log.error({ err: error }, 'request failed');
  if (error instanceof ProblemError) return error;
  if (isBeyond(error)) return new ProblemError('invalid-request');
  return new ProblemError(isUnavailable(error) || isInterrupted(error) ? 'unavailable' : 'internal');
}

/** When to retry what is briefly unavailable (the database, PayPal, the meeting provider), in seconds. */
const soon = 10;

/** A number or time beyond the range of its column; sums of what the contract allows can be. */
const beyond = /^(22003|22008)$/;

function isBeyond(error: unknown): boolean {
  return error instanceof Error && 'code' in error && beyond.test(String(error.code));
}

/** The sentence for the reader that a problem contains on some paths. */
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

/** The one place where an error becomes an answer of the API. */
export function problems(sentenceOf: SentenceOf): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      // Koa's own answers (no route, method not allowed) have a status and no body.
      if (ctx.status >= 400 && !ctx.body)
        write(ctx, new ProblemError(codeOfStatus[ctx.status] ?? 'internal'), sentenceOf);
    } catch (error) {
      write(ctx, toProblem(error, ctx), sentenceOf);
    }
  };
}
