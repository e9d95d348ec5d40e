import type Koa from 'koa';
import { calendarFile, findPublicEvent, findPublicEvents } from '../../../events/port.ts';
import { sortEvents } from '../../../events/rules.ts';
import { languageQueryKey, requestLanguage } from '../../language/rules.ts';
import type { AppContext } from '../../../context.ts';
import { etagOf, sendPrepared } from '../send.ts';

const feedPath = '/events.ics';
/** How long a calendar app may use a cached file without revalidation, in seconds. */
const freshFor = 15 * 60;

/** Returns the id of the event whose calendar file is at a path; undefined if there is none. */
function idOfFile(path: string): string | undefined {
  return /^\/events\/([a-z0-9-]+)\.ics$/.exec(path)?.[1];
}

/** Serves all events as a calendar feed and each event as a separate file, in the reader's language. */
export function serveCalendarFiles({ db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>): Koa.Middleware {
  return async (ctx, next) => {
    const id = ctx.path === feedPath ? undefined : idOfFile(ctx.path);
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || (ctx.path !== feedPath && id === undefined)) {
      await next();
      return;
    }
    const events =
      id === undefined ? await findPublicEvents(db) : [await findPublicEvent(db, id)].filter((event) => event !== null);
    if (id !== undefined && events.length === 0) {
      ctx.status = 404;
      ctx.type = 'text/plain';
      ctx.body = 'Not Found';
      return;
    }
    const language = requestLanguage({
      query: new URLSearchParams(ctx.querystring).get(languageQueryKey),
      cookies: ctx.headers.cookie,
      acceptLanguage: ctx.headers['accept-language'],
    });
    const identity = Buffer.from(calendarFile(sortEvents(events, clock()), language, config));
    ctx.vary('Accept-Language, Cookie');
    ctx.set('Cache-Control', `public, max-age=${String(freshFor)}`);
    ctx.set('Content-Language', language);
    ctx.set('Content-Disposition', `inline; filename="${id ?? 'events'}.ics"`);
    ctx.set('X-Content-Type-Options', 'nosniff');
    sendPrepared(ctx, { etag: etagOf(identity), identity }, 'text/calendar; charset=utf-8');
  };
}
