import type { AppContext } from '../../context.ts';
import { findSession } from '../../session/port.ts';
import type { Cookie } from './cookies.ts';
import type { Middleware } from './state.ts';

/** Finds the session of a request. */
export function loadSession({ db, clock }: Pick<AppContext, 'db' | 'clock'>, cookie: Cookie): Middleware {
  return async (ctx, next) => {
    const token = cookie.read(ctx);
    ctx.state.session = token ? await findSession(db, token, clock()) : null;
    await next();
  };
}
