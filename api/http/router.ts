import Router from 'koa-router';
import type { ContractDocument, Operation } from '../contract/document.ts';
import type { Handlers, OperationId, Replied } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import { createValidators } from '../contract/validate.ts';
import type { OperationValidator } from '../contract/validate.ts';
import { languageQueryKey, requestLanguage } from '../language/rules.ts';
import type { Language } from '../language/rules.ts';
import { admit } from './access.ts';
import { networkOf } from './address.ts';
import { readBody } from './body.ts';
import type { LimitName, RateLimiter } from './rate-limit.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { HttpContext, State } from './state.ts';

/** What the routes need besides the contract and its handlers. */
export interface RouterParts {
  readonly rateLimiter: RateLimiter;
  readonly sessionCookie: SessionCookie;
  /** Whether answers are checked against the contract too: in development and tests. */
  readonly validateResponses: boolean;
}

/** A handler as the router calls it: the types were checked where the table was made. */
type AnyHandler = (
  input: unknown,
  reply: (status: number, body?: unknown) => { status: number; body: unknown },
  context: unknown,
) => Replied<OperationId> | Promise<Replied<OperationId>>;

/** Operations whose callers are counted by their network. */
const addressLimits: Partial<Record<OperationId, LimitName>> = {
  createQuote: 'quotes',
  createRegistration: 'registrations',
  signIn: 'signInAddress',
  confirmSignIn: 'codeAddress',
  createFirstAdministrator: 'firstAdministrator',
};

function readerLanguage(ctx: HttpContext): Language {
  const query = ctx.query[languageQueryKey];
  const { cookie, 'accept-language': acceptLanguage } = ctx.headers;
  return requestLanguage({ query: typeof query === 'string' ? query : null, cookies: cookie, acceptLanguage });
}

function send(ctx: HttpContext, status: number, body: unknown): void {
  ctx.status = status;
  if (body === undefined) return;
  ctx.body = JSON.stringify(body);
  ctx.type = 'application/json';
}

/** Routes every operation of the document to its handler: limit, access, validation, handler, check of the answer. */
export function createRouter(contract: ContractDocument, handlers: Handlers, parts: RouterParts): Router<State> {
  const router = new Router<State>({ prefix: '/api' });
  const validators = createValidators(contract);

  function route(operation: Operation, id: OperationId, validator: OperationValidator): void {
    const handler = handlers[id] as unknown as AnyHandler;
    const limit = addressLimits[id];
    const pattern = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');

    async function serve(ctx: HttpContext & { params: Record<string, string> }): Promise<void> {
      ctx.state.route = `/api${pattern}`;
      const address = networkOf(ctx.ip);
      if (limit) await parts.rateLimiter.consume(limit, address);
      const caller = admit(id, ctx);
      const checked = validator.request({
        path: ctx.params,
        query: ctx.query,
        header: ctx.headers,
        body: operation.body ? await readBody(ctx) : undefined,
      });
      if ('errors' in checked) {
        // An address that no id could have names nothing.
        if (checked.errors.every((error) => error.in === 'path')) throw new ProblemError('not-found');
        throw new ProblemError('invalid-request', { errors: checked.errors });
      }
      const answer = await handler(checked.input, (status, body) => ({ status, body }), {
        ...caller,
        requestId: ctx.state.requestId,
        address,
        language: readerLanguage(ctx),
        setSessionToken: (token: string | null) => {
          parts.sessionCookie.write(ctx, token);
        },
      });
      if (parts.validateResponses) {
        const faults = validator.response(answer.status, answer.body);
        if (faults.length > 0) throw new Error(`${id} answers against the contract: ${faults.join('; ')}`);
      }
      send(ctx, answer.status, answer.body);
    }

    router[operation.method](pattern, serve);
  }

  for (const operation of contract.operations) {
    const id = operation.id as OperationId;
    const validator = validators.get(id);
    if (!validator || !(id in handlers)) throw new Error(`The contract's ${id} has no handler`);
    route(operation, id, validator);
  }
  return router;
}
