import { bodyParser } from '@koa/bodyparser';
import { ProblemError } from '../contract/problem.ts';
import type { HttpContext } from './state.ts';

/** The usual maximum size of a body, in bytes. A party of 200 with long names stays well below it. */
const usualLimit = 128 * 1024;

const parserUpTo = (jsonLimit: number) => bodyParser({ enableTypes: ['json'], jsonLimit, encoding: 'utf-8' });
const parse = parserUpTo(usualLimit);

/** A party of 200 with all details of every person has about 1,400 values. */
const maxValues = 2_000;

/** No form is nested this deeply; deeper values would exhaust the stack of the code that traverses them. */
const maxDepth = 64;

async function nothing(): Promise<void> {}

/** Counts without recursion: values nested as deep as the size allows would exhaust the stack. */
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
 * Discards the rest of a rejected body. Unread bytes would make the system reset the connection, which would lose the response or
 * the next request on it.
 */
function skipRest({ req }: HttpContext): void {
  req.unpipe();
  req.resume();
}

/**
 * Runs a parser on the body of a request.
 * @throws the parser's error if it has a status, otherwise ProblemError: an error without a status means that the body is not
 * compressed as declared. Such errors differ by encoding and are always the sender's fault.
 */
export async function parseBody(ctx: HttpContext, parser: ReturnType<typeof bodyParser>): Promise<void> {
  try {
    await parser(ctx, nothing);
  } catch (error) {
    skipRest(ctx);
    const hasStatus = error instanceof Error && 'status' in error;
    throw hasStatus ? error : new ProblemError('invalid-request');
  }
}

/**
 * Returns the JSON body of a request.
 * @throws ProblemError if it has another type, is too large, or is not JSON. A body with more values than any form has counts as
 * too large: validating all of them, each with its own errors, would keep the process busy for seconds.
 * @param maxBytes the limit in bytes if the contract sets a larger one for the operation
 */
export async function readBody(ctx: HttpContext, maxBytes: number | null): Promise<unknown> {
  if (!ctx.is('application/json')) throw new ProblemError('unsupported-media-type');
  await parseBody(ctx, maxBytes === null ? parse : parserUpTo(maxBytes));
  if (holdsMoreThan(maxValues, maxDepth, ctx.request.body)) throw new ProblemError('payload-too-large');
  return ctx.request.body;
}

/**
 * Returns the file in the body of a request.
 * @throws ProblemError if it is declared as something else or is too large
 */
export async function readFile(ctx: HttpContext, maxBytes: number | null): Promise<Buffer> {
  if (!ctx.is('application/octet-stream')) throw new ProblemError('unsupported-media-type');
  const most = maxBytes ?? usualLimit;
  const chunks: Buffer[] = [];
  let size = 0;
  // By default, leaving the loop early would destroy the connection.
  for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length;
    if (size > most) {
      skipRest(ctx);
      throw new ProblemError('payload-too-large');
    }
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
