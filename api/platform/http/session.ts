import type { AppContext } from '../../context.ts';
import { contract } from '../contract/compiled.ts';
import { findSession, prolongSession } from '../../session/port.ts';
import { changes } from './cross-site.ts';
import type { Cookie } from './cookies.ts';
import type { HttpContext, Middleware } from './state.ts';

const background = contract.operations
  .filter(({ isBackground }) => isBackground)
  .map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`, 'i'),
  }));

/** Whether a person did something: a request that changes data, unless an open page sends it by itself. */
function showsActivity(ctx: HttpContext): boolean {
  return changes(ctx) && !background.some(({ method, pattern }) => method === ctx.method && pattern.test(ctx.path));
}

/**
 * Finds the session of a request. Only what a person did counts as activity. If reads counted too, the background requests of an
 * open tab would keep the session alive forever.
 */
export function loadSession({ db, clock }: Pick<AppContext, 'db' | 'clock'>, cookie: Cookie): Middleware {
  return async (ctx, next) => {
    const token = cookie.read(ctx);
    const now = clock();
    const session = token ? await findSession(db, token, now) : null;
    ctx.state.session = session && showsActivity(ctx) ? await prolongSession(db, session, now) : session;
    await next();
  };
}
