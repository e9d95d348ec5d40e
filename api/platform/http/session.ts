import type { AppContext } from '../../context.ts';
import { findSession, prolongSession } from '../../session/port.ts';
import { changes } from './cross-site.ts';
import type { Cookie } from './cookies.ts';
import type { Middleware } from './state.ts';

/**
 * Finds the session of a request. Only a request that changes data counts as activity. If reads counted too, the background
 * requests of an open tab would keep the session alive forever.
 */
export function loadSession({ db, clock }: Pick<AppContext, 'db' | 'clock'>, cookie: Cookie): Middleware {
  return async (ctx, next) => {
    const token = cookie.read(ctx);
    const now = clock();
    const session = token ? await findSession(db, token, now) : null;
    ctx.state.session = session && changes(ctx) ? await prolongSession(db, session, now) : session;
    await next();
  };
}
