import type Koa from 'koa';
import type { Logger } from 'pino';
import type { ActiveSession } from '../contract/handler.ts';
import type { PostedForm } from '../../forms/rules.ts';

/** What the middlewares pass to one another on a request. */
export interface State {
  requestId: string;
  log: Logger;
  session: ActiveSession | null;
  /** The route's pattern, such as /api/events/:eventId, for the log; no values in it. */
  route?: string;
  /** The operation of the contract. */
  operation?: string;
  /** A page's form that was posted without scripts and refused, for the page that shows it again. */
  posted?: PostedForm;
}

/** A middleware of this server. */
export type Middleware = Koa.Middleware<State>;
/** A request and its answer. */
export type HttpContext = Koa.ParameterizedContext<State>;
