import { bodyParser } from '@koa/bodyparser';
import { ProblemError } from '../contract/problem.ts';
import type { HttpContext } from './state.ts';

/** A party of 200 with long names stays well below this. */
const limit = '128kb';

const parse = bodyParser({ enableTypes: ['json'], jsonLimit: limit, encoding: 'utf-8' });

/** A party of 200 with everything said of everyone has some 1,400 values. */
const maxValues = 2_000;

/** No form goes this deep; what does would exhaust the stack of whatever walks it. */
const maxDepth = 64;

async function nothing(): Promise<void> {}

/** Counts without recursion: what is nested as deep as the size allows would exhaust the stack. */
function holdsMoreThan(limit: number, deepest: number, body: unknown): boolean {
  const waiting = [{ value: body, depth: 0 }];
  let count = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (count === limit || depth > deepest) return true;
    count += 1;
    if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value) as unknown[]) waiting.push({ value: part, depth: depth + 1 });
    }
  }
  return false;
}

/**
 * Lets a parser read the body of a request.
 * @throws ProblemError when it cannot: what goes wrong without a status of its own is a body that is not compressed as it
 * says, whose errors differ from encoding to encoding, and it is always the sender's fault.
 */
export async function parseBody(ctx: HttpContext, parser: ReturnType<typeof bodyParser>): Promise<void> {
  try {
    await parser(ctx, nothing);
  } catch (error) {
    const hasStatus = error instanceof Error && 'status' in error;
    throw hasStatus ? error : new ProblemError('invalid-request');
  }
}

/**
 * The JSON body of a request.
 * @throws ProblemError when it is of another type, too large, or not JSON. Too large is also what holds more values than
 * any form has: checking them, each with errors of its own, would keep the process busy for seconds.
 */
export async function readBody(ctx: HttpContext): Promise<unknown> {
  if (!ctx.is('application/json')) throw new ProblemError('unsupported-media-type');
  await parseBody(ctx, parse);
  if (holdsMoreThan(maxValues, maxDepth, ctx.request.body)) throw new ProblemError('payload-too-large');
  return ctx.request.body;
}
