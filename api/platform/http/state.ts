import type Koa from 'koa';
import type { Logger } from 'pino';
import type { ActiveSession } from '../contract/handler.ts';
import type { PostedForm } from '../../forms/rules.ts';

/** The state of a request that the middlewares share. */
export interface State {
  requestId: string;
  log: Logger;
  session: ActiveSession | null;
  /** The route's pattern, such as /api/events/:eventId, for the log; it contains no parameter values. */
  route?: string;
  /** The id of the operation in the contract. */
  operation?: string;
  /** A form that was submitted without JavaScript and rejected, for the page that shows it again. */
  posted?: PostedForm;
}

/** A middleware of this server. */
export type Middleware = Koa.Middleware<State>;
/** A request and its response. */
export type HttpContext = Koa.ParameterizedContext<State>;
