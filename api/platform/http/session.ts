import type { Parts } from '../../context.ts';
import { findSession, prolongSession } from '../../session/port.ts';
import { changes } from './cross-site.ts';
import type { Cookie } from './cookies.ts';
import type { Middleware } from './state.ts';

/**
 * Finds out who has a session. A request that changes something counts as activity; what a page reads by itself does
 * not, or a tab left open would keep the session for ever.
 */
export function loadSession({ db, clock }: Pick<Parts, 'db' | 'clock'>, cookie: Cookie): Middleware {
  return async (ctx, next) => {
    const token = cookie.read(ctx);
    const now = clock();
    const session = token ? await findSession(db, token, now) : null;
    ctx.state.session = session && changes(ctx) ? await prolongSession(db, session, now) : session;
    await next();
  };
}
