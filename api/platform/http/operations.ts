import { Readable } from 'node:stream';
import type { AppContext } from '../../context.ts';
import { prolongSession } from '../../session/port.ts';
import { contract, validators } from '../contract/compiled.ts';
import { Download, FramedHtml } from '../contract/handler.ts';
import type { Handlers, OperationId, Replied } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import type { OperationValidator, RawRequest } from '../contract/validate.ts';
import { languageQueryKey, requestLanguage } from '../language/rules.ts';
import type { Language } from '../language/rules.ts';
import { admit } from './access.ts';
import { changes } from './cross-site.ts';
import { networkOf } from './limits/address.ts';
import type { Cookies } from './cookies.ts';
import type { LimitName, RateLimiter } from './limits/rate-limit.ts';
import type { HttpContext } from './state.ts';

/** The dependencies of operations besides the contract and its handlers. */
export interface OperationContext extends Pick<AppContext, 'db' | 'clock'> {
  readonly rateLimiter: RateLimiter;
  readonly cookies: Cookies;
  /** Whether to validate responses against the contract too, as in development and tests. */
  readonly validateResponses: boolean;
}

/** A handler as the router calls it; its types were checked where the table was created. */
type AnyHandler = (
  input: unknown,
  reply: (status: number, body?: unknown) => { status: number; body: unknown },
  context: unknown,
) => Replied<OperationId> | Promise<Replied<OperationId>>;

/** The limits of operations whose callers are counted by network. */
const addressLimits: Partial<Record<OperationId, LimitName>> = {
  createQuote: 'quotes',
  createRegistration: 'registrations',
  startPayPalPayment: 'payPal',
  checkPayPalPayment: 'payPal',
  returnFromPayPal: 'payPal',
  receivePayPalWebhook: 'payPalWebhooks',
  signIn: 'signInAddress',
  confirmSignIn: 'codeAddress',
  getCodeMail: 'codeMailAddress',
  continueAsGuest: 'guestAddress',
  createAccount: 'signUpAddress',
  verifyEmail: 'linkAddress',
  confirmProposedAddress: 'linkAddress',
  objectToProposedAddress: 'linkAddress',
  getSaturdayProposal: 'linkAddress',
  replyToSaturdayProposal: 'linkAddress',
  resetPassword: 'linkAddress',
  answerNewsLink: 'newsLinks',
  receiveMailBounce: 'mailBounces',
  receiveMeetingWebhook: 'meetingWebhooks',
  enterOpenOnlineSession: 'sessionEntryAddress',
  requestPasswordReset: 'resetAddress',
  requestRegistrationLinks: 'findAddress',
  createFirstAdministrator: 'firstAdministrator',
  signWaivers: 'waivers',
  createContactMessage: 'forms',
  createPrayerRequest: 'forms',
  createSabbathRequest: 'forms',
  createSabbathRetreatRequest: 'forms',
};

/** Returns the preferred language of the user who sent a request. */
export function readerLanguage(ctx: HttpContext): Language {
  const query = ctx.query[languageQueryKey];
  const { cookie, 'accept-language': acceptLanguage } = ctx.headers;
  return requestLanguage({ query: typeof query === 'string' ? query : null, cookies: cookie, acceptLanguage });
}

/** Runs one operation for a request: rate limit, access, parsing, validation, handler, validation of the response. */
export type Perform = (
  ctx: HttpContext,
  read: () => Promise<PerformedRequest>,
) => Promise<{ readonly status: number; readonly body: unknown }>;

/** A connection that is already closed emits no more events, so the callback is called directly. */
function whenLeft({ res }: HttpContext, act: () => void): void {
  if (res.closed) act();
  else
    res.once('close', () => {
      if (!res.writableFinished) act();
    });
}

/** The request for an operation, and whether a form without JavaScript sent it. */
interface PerformedRequest extends RawRequest {
  readonly isPlainForm?: boolean;
}

interface DescribedOperation {
  readonly id: OperationId;
  readonly isBackground: boolean;
}

/** Creates every operation of the contract, by id. */
export function createOperations(handlers: Handlers, context: OperationContext): ReadonlyMap<OperationId, Perform> {
  const { cookies } = context;

  function operation({ id, isBackground }: DescribedOperation, validator: OperationValidator): Perform {
    const handler = handlers[id] as unknown as AnyHandler;
    const limit = addressLimits[id];

    return async (ctx, read) => {
      const address = networkOf(ctx.ip);
      if (limit) await context.rateLimiter.consume(limit, address);
      const { session } = ctx.state;
      // Only what a person did counts as activity: the requests of an open page would keep its session alive forever.
      if (session && changes(ctx) && !isBackground)
        ctx.state.session = await prolongSession(context.db, session, context.clock());
      const caller = admit(id, ctx);
      const { isPlainForm = false, ...request } = await read();
      const checked = validator.request(request);
      if ('errors' in checked) {
        // A path with an invalid id matches no resource.
        if (checked.errors.every((error) => error.in === 'path')) throw new ProblemError('not-found');
        throw new ProblemError('invalid-request', { errors: checked.errors });
      }
      const answer = await handler(checked.input, (status, body) => ({ status, body }), {
        ...caller,
        requestId: ctx.state.requestId,
        address,
        language: readerLanguage(ctx),
        isPlainForm,
        rawBody: ctx.request.rawBody,
        userAgent: ctx.get('User-Agent'),
        setSessionToken: (token: string | null) => {
          cookies.session.write(ctx, token);
        },
        deviceCookie: cookies.device.read(ctx),
        setDeviceCookie: (value: string) => {
          cookies.device.write(ctx, value);
        },
        whenLeft: (act: () => void) => {
          whenLeft(ctx, act);
        },
      });
      const isFile = [Readable, Download, FramedHtml].some((kind) => answer.body instanceof kind);
      if (context.validateResponses && !isFile) {
        const faults = validator.response(answer.status, answer.body);
        if (faults.length > 0) throw new Error(`${id} answers against the contract: ${faults.join('; ')}`);
      }
      return answer;
    };
  }

  return new Map(
    contract.operations.map((described) => {
      const id = described.id as OperationId;
      const validator = validators.get(id);
      if (!validator || !(id in handlers)) throw new Error(`The contract's ${id} has no handler`);
      return [id, operation({ ...described, id }, validator)];
    }),
  );
}
