import type Koa from 'koa';
import type { Logger } from 'pino';
import type { ActiveSession } from '../contract/handler.ts';

/** What the middlewares leave for one another on a request. */
export interface State {
  requestId: string;
  log: Logger;
  session: ActiveSession | null;
  /** The route's pattern, such as /api/events/:eventId, for the log; no values in it. */
  route?: string;
}

/** A middleware of this server. */
export type Middleware = Koa.Middleware<State>;
/** A request and its answer. */
export type HttpContext = Koa.ParameterizedContext<State>;
