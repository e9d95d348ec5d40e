import { once } from 'node:events';
import { Readable } from 'node:stream';
import Router from 'koa-router';
import type { ContractDocument } from '../contract/document.ts';
import { Download, FramedHtml } from '../contract/handler.ts';
import type { OperationId } from '../contract/handler.ts';
import { readBody, readFile } from './body.ts';
import type { Perform } from './operations.ts';
import type { HttpContext, State } from './state.ts';

/** Sends a file once it begins: until then, an error can still be answered as a problem. */
async function sendFile(ctx: HttpContext, { name, mediaType, content }: Download): Promise<void> {
  const begins = [once(content, 'readable'), once(content, 'close')];
  ctx.res.once('close', () => content.destroy());
  if (ctx.res.closed) content.destroy();
  await Promise.race(begins);
  ctx.attachment(name);
  ctx.type = mediaType;
  ctx.body = content;
}

/** Allows only the styles and inline images of an email, even if someone opens the address directly. */
const framedPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'";

async function send(ctx: HttpContext, status: number, body: unknown): Promise<void> {
  if (body instanceof FramedHtml) {
    ctx.set('Content-Security-Policy', framedPolicy);
    ctx.type = 'text/html';
    ctx.body = body.html;
    return;
  }
  if (body instanceof Download) {
    await sendFile(ctx, body);
    return;
  }
  // Koa sends the text of the status for an empty body unless the body is set to null, which makes it a 204.
  ctx.body = body === undefined ? null : body instanceof Readable ? body : JSON.stringify(body);
  ctx.status = status;
  if (body === undefined) return;
  ctx.type = 'application/json';
}

const toPattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Creates routes for all operations of the contract. */
export function createRouter(contract: ContractDocument, operations: ReadonlyMap<OperationId, Perform>): Router<State> {
  const router = new Router<State>({ prefix: '/api' });
  for (const operation of contract.operations) {
    const perform = operations.get(operation.id as OperationId);
    if (!perform) throw new Error(`The contract's ${operation.id} cannot be done`);
    const pattern = toPattern(operation.path);
    const patterns = operation.formerPath === null ? pattern : [pattern, toPattern(operation.formerPath)];

    const serve = async (ctx: HttpContext & { params: Record<string, string> }): Promise<void> => {
      ctx.state.route = `/api${pattern}`;
      ctx.state.operation = operation.id;
      const answer = await perform(ctx, async () => ({
        path: ctx.params,
        query: ctx.query,
        header: ctx.headers,
        body: operation.takesFile
          ? await readFile(ctx, operation.maxBytes)
          : operation.body
            ? await readBody(ctx, operation.maxBytes)
            : undefined,
      }));
      await send(ctx, answer.status, answer.body);
    };
    router[operation.method](patterns, serve);
  }
  return router;
}
