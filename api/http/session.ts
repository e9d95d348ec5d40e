import type { Parts } from '../parts.ts';
import { findSession } from '../session/store.ts';
import type { SessionCookie } from './session-cookie.ts';
import type { Middleware } from './state.ts';

/** Finds out who is signed in; a request counts as activity. */
export function loadSession({ db, clock }: Pick<Parts, 'db' | 'clock'>, cookie: SessionCookie): Middleware {
  return async (ctx, next) => {
    const token = cookie.read(ctx);
    ctx.state.session = token ? await findSession(db, token, clock()) : null;
    await next();
  };
}
