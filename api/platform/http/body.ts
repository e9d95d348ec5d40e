import { bodyParser } from '@koa/bodyparser';
import { ProblemError } from '../contract/problem.ts';
import type { HttpContext } from './state.ts';

/** A party of 200 with long names stays well below this. */
const usualLimit = 128 * 1024;

const parserUpTo = (jsonLimit: number) => bodyParser({ enableTypes: ['json'], jsonLimit, encoding: 'utf-8' });
const parse = parserUpTo(usualLimit);

/** A party of 200 with every detail of everyone has some 1,400 values. */
const maxValues = 2_000;

/** No form nests this deep; deeper values would exhaust the stack of the code that walks them. */
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
 * Reads past what is left of a body that is refused. Bytes left unread would make the system reset the connection, with the answer
 * or with the next request on it.
 */
function skipRest({ req }: HttpContext): void {
  req.unpipe();
  req.resume();
}

/**
 * Runs a parser on the body of a request.
 * @throws ProblemError when it fails: an error without a status is a body that is not compressed as declared. Those errors differ
 * by encoding and are always the sender's fault.
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
 * The JSON body of a request.
 * @throws ProblemError when it has another type, is too large, or is not JSON. A body with more values than any form has is too
 * large as well: validating them, each with its own errors, would keep the process busy for seconds.
 * @param maxBytes where the contract gives an operation more room
 */
export async function readBody(ctx: HttpContext, maxBytes: number | null): Promise<unknown> {
  if (!ctx.is('application/json')) throw new ProblemError('unsupported-media-type');
  await parseBody(ctx, maxBytes === null ? parse : parserUpTo(maxBytes));
  if (holdsMoreThan(maxValues, maxDepth, ctx.request.body)) throw new ProblemError('payload-too-large');
  return ctx.request.body;
}

/**
 * The file that is the body of a request.
 * @throws ProblemError when it is declared as something else, or too large.
 */
export async function readFile(ctx: HttpContext, maxBytes: number | null): Promise<Buffer> {
  if (!ctx.is('application/octet-stream')) throw new ProblemError('unsupported-media-type');
  const most = maxBytes ?? usualLimit;
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving a usual loop early destroys the connection.
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
