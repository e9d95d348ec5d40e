import Koa from 'koa';
import { addressHandlers } from './account/address-handlers.ts';
import { accountHandlers } from './account/handlers.ts';
import { householdHandlers } from './account/household/handlers.ts';
import { passwordHandlers } from './account/password/handlers.ts';
import { calendarHandlers } from './church-year/handlers.ts';
import { arrivalHandlers } from './arrivals/handlers.ts';
import { auditHandlers } from './audit/handlers.ts';
import { contactHandlers } from './contact/handlers.ts';
import { contract } from './platform/contract/compiled.ts';
import { implement } from './platform/contract/handler.ts';
import type { Handlers } from './platform/contract/handler.ts';
import { demoHandlers } from './demo/mail.ts';
import { mountMeetings } from './demo/meetings/mount.ts';
import { mountPayPal } from './demo/paypal/mount.ts';
import { draftHandlers } from './platform/drafts/handlers.ts';
import { eventEditHandlers } from './event-desk/handlers.ts';
import { eventHandlers } from './events/handlers.ts';
import { formHandlers } from './forms/handlers.ts';
import { isPlainForm, takePlainForms } from './forms/plain-forms.ts';
import { apiHeaders } from './platform/http/api-headers.ts';
import { createCookies } from './platform/http/cookies.ts';
import { crossSiteProtection } from './platform/http/cross-site.ts';
import { requestLog } from './platform/http/log.ts';
import { createOperations } from './platform/http/operations.ts';
import { problems } from './platform/http/problem.ts';
import type { SendRefusal } from './platform/http/problem.ts';
import { requestId } from './platform/http/request-id.ts';
import { createRouter } from './platform/http/router.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { loadSession } from './platform/http/session.ts';
import type { HttpContext, Middleware, State } from './platform/http/state.ts';
import { mailingHandlers } from './mailings/handlers.ts';
import { newsHandlers } from './news/handlers.ts';
import { isNewsLink, takeNewsLinks } from './news/posted-links.ts';
import { liveHandlers } from './live/handlers.ts';
import { meetingHandlers } from './meetings/handlers.ts';
import { onlineSessionHandlers } from './online-sessions/handlers.ts';
import { switchMails } from './online-sessions/mail/switch.ts';
import { hostLeaves } from './online-sessions/meetings/host-leaves.ts';
import { syncSessionsOf } from './online-sessions/meetings/sync.ts';
import { packetHandlers } from './packet/handlers.ts';
import type { AppContext } from './context.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { recordPayment } from './payments/ledger.ts';
import { payPalHandlers } from './payments/paypal/handlers.ts';
import { contactDeskHandlers } from './contact/desk/handlers.ts';
import { sabbathDeskHandlers } from './sabbath/desk/handlers.ts';
import { prayerDeskHandlers } from './prayer/desk/handlers.ts';
import { prayerHandlers } from './prayer/handlers.ts';
import { pricingHandlers } from './pricing/handlers.ts';
import { linkHandlers } from './registrations/link/handlers.ts';
import { registrationHandlers } from './registrations/handlers.ts';
import { changeHandlers } from './registrations/change/handlers.ts';
import { moveHandlers } from './registrations/move/handlers.ts';
import { newPriceHandlers } from './registrations/prices/handlers.ts';
import { lifecycleHandlers } from './registrations/lifecycle/handlers.ts';
import { findHandlers } from './registrations/mail/lost-links-email.ts';
import { ownRegistrationHandlers } from './registrations/own/handlers.ts';
import { staffHandlers } from './registrations/desk/handlers.ts';
import { roomingHandlers } from './rooming/handlers.ts';
import { reportHandlers } from './reports/handlers.ts';
import { reportSentence } from './reports/sentences.ts';
import { sabbathHandlers } from './sabbath/handlers.ts';
import { proposalHandlers } from './sabbath/proposals/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { siteHandlers } from './site/handlers.ts';
import { systemHandlers } from './system/handlers.ts';
import { createStatusReader } from './system/status.ts';
import { userHandlers } from './user-desk/handlers.ts';
import { waiverHandlers } from './waiver/handlers.ts';
import { recordPapers } from './waiver/signing/papers.ts';
import { viewHandlers } from './workspace/views/handlers.ts';
import { workspaceHandlers } from './workspace/handlers.ts';

/** The options of the server besides its dependencies. */
export interface ServerOptions {
  /** Answers everything outside /api: pages and files. */
  readonly site?: Koa.Middleware | undefined;
  /** Sends the page for a reader to whom the API refuses a file. */
  readonly sendRefusal?: SendRefusal | undefined;
}

/** One handler for each operation of the contract. */
export function createHandlers(context: AppContext): Handlers {
  const status = createStatusReader(context);
  return implement({
    ...siteHandlers(context),
    ...calendarHandlers(context),
    ...liveHandlers(context),
    ...eventHandlers(context),
    ...eventEditHandlers(context),
    ...pricingHandlers(context),
    ...registrationHandlers(context),
    ...linkHandlers(context),
    ...lifecycleHandlers(context),
    ...changeHandlers(context),
    ...moveHandlers(context),
    ...newPriceHandlers(context),
    ...ownRegistrationHandlers(context),
    ...findHandlers(context),
    ...staffHandlers(context, {
      recordPayment: (...payment) => recordPayment(context, ...payment),
      recordPapers: (...papers) => recordPapers(context, ...papers),
    }),
    ...paymentHandlers(context),
    ...payPalHandlers(context),
    ...waiverHandlers(context),
    ...packetHandlers(context),
    ...roomingHandlers(context),
    ...sessionHandlers(context),
    ...accountHandlers(context),
    ...addressHandlers(context),
    ...passwordHandlers(context),
    ...householdHandlers(context),
    ...draftHandlers(context),
    ...meetingHandlers(context, {
      onConnected: (userId) => syncSessionsOf(context, userId),
      disconnect: (transaction, userId) => hostLeaves(context, transaction, userId),
    }),
    ...onlineSessionHandlers(context),
    ...userHandlers(context),
    ...arrivalHandlers(context),
    ...workspaceHandlers(context, status),
    ...systemHandlers(status),
    ...reportHandlers(context),
    ...viewHandlers(context),
    ...auditHandlers(context),
    ...formHandlers(context),
    ...contactHandlers(context),
    ...prayerHandlers(context),
    ...prayerDeskHandlers(context),
    ...contactDeskHandlers(context),
    ...sabbathDeskHandlers(context),
    ...sabbathHandlers(context),
    ...proposalHandlers(context),
    ...mailingHandlers(context),
    ...newsHandlers(context, { switchMails }),
    ...demoHandlers(context),
  });
}

function isUnderApi({ path }: Pick<HttpContext, 'path'>): boolean {
  return path === '/api' || path.startsWith('/api/');
}

/** Runs middleware, in order, only for some requests. */
function only(isMeant: (ctx: HttpContext) => boolean, ...middlewares: Middleware[]): Middleware[] {
  return middlewares.map((middleware) => async (ctx, next) => {
    await (isMeant(ctx) ? middleware(ctx, next) : next());
  });
}

/** The Koa application: the middleware in order, the API as defined by the contract, then the site. */
export function createServer(context: AppContext, { site, sendRefusal }: ServerOptions = {}): Koa<State> {
  const { config, log } = context;
  const app = new Koa<State>({
    proxy: config.trustProxy,
    // Our own proxy wrote the last address of X-Forwarded-For; anyone can forge those before it.
    maxIpsCount: 1,
  });
  app.on('error', (error: unknown) => {
    log.warn({ err: error }, 'response aborted');
  });
  const cookies = createCookies(config.publicUrl);
  const operations = createOperations(createHandlers(context), { ...context, cookies });
  const router = createRouter(contract, operations);
  const isAsked = (ctx: HttpContext): boolean => isUnderApi(ctx) || isPlainForm(ctx);

  for (const middleware of [
    requestId,
    securityHeaders(config.publicUrl),
    requestLog(log, context.metrics),
    problems({ sentenceOf: reportSentence, sendRefusal }),
    ...only(isUnderApi, apiHeaders),
    ...only(isAsked, crossSiteProtection(config.publicUrl), loadSession(context, cookies.session)),
    ...only(isUnderApi, router.routes() as unknown as Middleware, router.allowedMethods() as unknown as Middleware),
    ...only(isPlainForm, takePlainForms(operations)),
    ...only(isNewsLink, takeNewsLinks(operations)),
    ...(context.demoMailDirectory === null
      ? []
      : [mountPayPal(config, context.clock), mountMeetings(config, context.clock)]),
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
