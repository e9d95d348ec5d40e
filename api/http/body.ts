import { bodyParser } from '@koa/bodyparser';
import { ProblemError } from '../contract/problem.ts';
import type { HttpContext } from './state.ts';

/** A party of 200 with long names stays well below this. */
const limit = '128kb';

const parse = bodyParser({ enableTypes: ['json'], jsonLimit: limit, encoding: 'utf-8' });

async function nothing(): Promise<void> {}

/**
 * The JSON body of a request.
 * @throws ProblemError when it is of another type, too large, or not JSON.
 */
export async function readBody(ctx: HttpContext): Promise<unknown> {
  if (!ctx.is('application/json')) throw new ProblemError('unsupported-media-type');
  await parse(ctx, nothing);
  return ctx.request.body;
}
