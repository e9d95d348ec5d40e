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

/** Sends a page with the sentence of a problem. */
export type SendRefusal = (
  ctx: HttpContext,
  refusal: { readonly sentence: string; readonly language: Language },
) => Promise<void> | void;

/** How problems are written for their readers. */
interface ProblemWords {
  readonly sentenceOf: SentenceOf;
  /** For a browser that opens an address of the API in a tab, such as that of a file. */
  readonly sendRefusal?: SendRefusal | undefined;
}

/** Whether a browser shows the response to its reader; programs accept anything. */
const isOpenedInTab = (ctx: HttpContext): boolean => ctx.accepts('json', 'html') === 'html';

async function write(
  ctx: HttpContext,
  problem: ProblemError,
  { sentenceOf, sendRefusal }: ProblemWords,
): Promise<void> {
  const { status } = problemKinds[problem.code];
  const { retryAfter = status === 503 ? soon : undefined } = problem.details;
  ctx.status = status;
  if (retryAfter !== undefined) ctx.set('Retry-After', String(retryAfter));
  const language = readerLanguage(ctx);
  const error = sentenceOf(ctx.path, problem, language);
  if (error !== undefined && sendRefusal && isOpenedInTab(ctx)) {
    await sendRefusal(ctx, { sentence: error, language });
    return;
  }
  const body = problemBody(problem.code, ctx.state.requestId, problem.details);
  ctx.body = JSON.stringify({ ...body, ...(error !== undefined && { error }) });
  ctx.type = 'application/problem+json';
}

/** The only place where an error becomes an API response. */
export function problems(words: ProblemWords): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      // Koa's own responses (no route, method not allowed) have a status but no body.
      if (ctx.status >= 400 && !ctx.body)
        await write(ctx, new ProblemError(codeOfStatus[ctx.status] ?? 'internal'), words);
    } catch (error) {
      await write(ctx, toProblem(error, ctx), words);
    }
  };
}
