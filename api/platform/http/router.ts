import Router from 'koa-router';
import type { ContractDocument } from '../contract/document.ts';
import type { OperationId } from '../contract/handler.ts';
import { readBody } from './body.ts';
import type { Perform } from './operations.ts';
import type { HttpContext, State } from './state.ts';

function send(ctx: HttpContext, status: number, body: unknown): void {
  // Koa writes the status's own words where there is nothing to say, unless that is said; and it makes that a 204.
  ctx.body = body === undefined ? null : JSON.stringify(body);
  ctx.status = status;
  if (body === undefined) return;
  ctx.type = 'application/json';
}

/** Routes every operation of the document. */
export function createRouter(contract: ContractDocument, operations: ReadonlyMap<OperationId, Perform>): Router<State> {
  const router = new Router<State>({ prefix: '/api' });
  for (const operation of contract.operations) {
    const perform = operations.get(operation.id as OperationId);
    if (!perform) throw new Error(`The contract's ${operation.id} cannot be done`);
    const pattern = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');

    const serve = async (ctx: HttpContext & { params: Record<string, string> }): Promise<void> => {
      ctx.state.route = `/api${pattern}`;
      const answer = await perform(ctx, async () => ({
        path: ctx.params,
        query: ctx.query,
        header: ctx.headers,
        body: operation.body ? await readBody(ctx) : undefined,
      }));
      send(ctx, answer.status, answer.body);
    };
    router[operation.method](pattern, serve);
  }
  return router;
}
