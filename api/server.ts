import Koa from 'koa';
import { addressHandlers } from './account/address-handlers.ts';
import { accountHandlers } from './account/handlers.ts';
import { householdHandlers } from './account/household-handlers.ts';
import { passwordHandlers } from './account/password-handlers.ts';
import { calendarHandlers } from './church-year/handlers.ts';
import { auditHandlers } from './audit/handlers.ts';
import { contactHandlers } from './contact/handlers.ts';
import { contract } from './platform/contract/compiled.ts';
import { implement } from './platform/contract/handler.ts';
import type { Handlers } from './platform/contract/handler.ts';
import { demoHandlers } from './demo/mail.ts';
import { mountPayPal } from './demo/paypal/mount.ts';
import { draftHandlers } from './platform/drafts/handlers.ts';
import { eventHandlers } from './events/handlers.ts';
import { formHandlers } from './forms/handlers.ts';
import { isPlainForm, takePlainForms } from './forms/plain-forms.ts';
import { apiHeaders } from './platform/http/api-headers.ts';
import { createCookies } from './platform/http/cookies.ts';
import { crossSiteProtection } from './platform/http/cross-site.ts';
import { requestLog } from './platform/http/log.ts';
import { createOperations } from './platform/http/operations.ts';
import { problems } from './platform/http/problem.ts';
import { requestId } from './platform/http/request-id.ts';
import { createRouter } from './platform/http/router.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { loadSession } from './platform/http/session.ts';
import type { HttpContext, Middleware, State } from './platform/http/state.ts';
import { liveHandlers } from './live/handlers.ts';
import { meetingHandlers } from './meetings/handlers.ts';
import type { Parts } from './context.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { payPalHandlers } from './payments/paypal/handlers.ts';
import { prayerHandlers } from './prayer/handlers.ts';
import { pricingHandlers } from './pricing/handlers.ts';
import { linkHandlers } from './registrations/link/handlers.ts';
import { registrationHandlers } from './registrations/handlers.ts';
import { changeHandlers } from './registrations/change/handlers.ts';
import { lifecycleHandlers } from './registrations/lifecycle/handlers.ts';
import { findHandlers } from './registrations/mail/lost-links.ts';
import { ownRegistrationHandlers } from './registrations/own-handlers.ts';
import { staffHandlers } from './registrations/desk/handlers.ts';
import { sabbathHandlers } from './sabbath/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { siteHandlers } from './site/handlers.ts';
import { userHandlers } from './users/handlers.ts';
import { waiverHandlers } from './waiver/handlers.ts';
import { workspaceHandlers } from './workspace/handlers.ts';

/** What the server is put together from besides its parts. */
export interface ServerOptions {
  /** Answers everything outside /api: pages and files. */
  readonly site?: Koa.Middleware;
}

/** One handler for each operation of the contract. */
export function createHandlers(parts: Parts): Handlers {
  return implement({
    ...siteHandlers(parts),
    ...calendarHandlers(parts),
    ...liveHandlers(parts),
    ...eventHandlers(parts),
    ...pricingHandlers(parts),
    ...registrationHandlers(parts),
    ...linkHandlers(parts),
    ...lifecycleHandlers(parts),
    ...changeHandlers(parts),
    ...ownRegistrationHandlers(parts),
    ...findHandlers(parts),
    ...staffHandlers(parts),
    ...paymentHandlers(parts),
    ...payPalHandlers(parts),
    ...waiverHandlers(parts),
    ...sessionHandlers(parts),
    ...accountHandlers(parts),
    ...addressHandlers(parts),
    ...passwordHandlers(parts),
    ...householdHandlers(parts),
    ...draftHandlers(parts),
    ...meetingHandlers(parts),
    ...userHandlers(parts),
    ...workspaceHandlers(parts),
    ...auditHandlers(parts),
    ...formHandlers(parts),
    ...contactHandlers(parts),
    ...prayerHandlers(parts),
    ...sabbathHandlers(parts),
    ...demoHandlers(parts),
  });
}

function isUnderApi({ path }: Pick<HttpContext, 'path'>): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** Runs middlewares, in their order, for some requests only. */
function only(isMeant: (ctx: HttpContext) => boolean, ...middlewares: Middleware[]): Middleware[] {
  return middlewares.map((middleware) => async (ctx, next) => {
    await (isMeant(ctx) ? middleware(ctx, next) : next());
  });
}

/** The Koa application: its middlewares in order, the API by the contract, then the site. */
export function createServer(parts: Parts, { site }: ServerOptions = {}): Koa<State> {
  const { config, log } = parts;
  const app = new Koa<State>({
    proxy: config.trustProxy,
    // The last address of X-Forwarded-For is the one our own proxy saw; those before it anyone can write.
    maxIpsCount: 1,
  });
  app.on('error', (error: unknown) => {
    log.warn({ err: error }, 'an answer could not be sent whole');
  });
  const cookies = createCookies(config.publicUrl);
  const operations = createOperations(createHandlers(parts), { ...parts, cookies });
  const router = createRouter(contract, operations);
  const isAsked = (ctx: HttpContext): boolean => isUnderApi(ctx) || isPlainForm(ctx);

  for (const middleware of [
    requestId,
    securityHeaders(config.publicUrl),
    requestLog(log),
    problems,
    ...only(isUnderApi, apiHeaders),
    ...only(isAsked, crossSiteProtection(config.publicUrl), loadSession(parts, cookies.session)),
    ...only(isUnderApi, router.routes() as unknown as Middleware, router.allowedMethods() as unknown as Middleware),
    ...only(isPlainForm, takePlainForms(operations)),
    ...(parts.demoMailDirectory === null ? [] : [mountPayPal(config, parts.clock)]),
  ]) {
    app.use(middleware);
  }
  if (site) {
    app.use(async (ctx, next) => {
      await (isUnderApi(ctx) ? next() : site(ctx, next));
    });
  }
  return app;
}
