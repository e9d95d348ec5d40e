import compose from 'koa-compose';
import type { Site, SiteSurroundings } from '../../application.ts';
import { findPublicEventIds, readPlacesVersion } from '../../events/port.ts';
import { serveAssets } from './files/assets.ts';
import { clientDirectory, loadBuild } from './build.ts';
import { serveCalendarFiles } from './files/calendar-files.ts';
import { nextPageChange } from './cache/next-change.ts';
import { createEventIds } from './event-ids.ts';
import { createPageServer } from './page-server.ts';
import { createRefusals } from './refusal.ts';
import { startRenderThread } from './render/thread.ts';
import { serveSiteFiles } from './files/site-files.ts';
import { serveWellKnown } from './files/well-known.ts';

/** Whether the percent-encoding of a path is valid; the router would log an invalid one as an error. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Whether a path exists only in the demo. */
const ofDemo = (path: string): boolean => /^\/demo(\/|$)/i.test(path);

/** Creates the built site: its files, files for bots, and its pages, which reflect data changes by any process. */
export async function createSite({ context, listener, apiOrigin }: SiteSurroundings): Promise<Site> {
  const { db, clock, log, config } = context;
  const isDemo = context.demoMailDirectory !== null;
  const [{ application, assets }, thread] = await Promise.all([loadBuild(), startRenderThread(log)]);
  const hasScreen = (path: string): boolean => isReadable(path) && (isDemo || !ofDemo(path));
  const ofPeople = [config.site.founder, config.site.director].map(({ slug }) => `/${slug}`);
  const events = await createEventIds(() => findPublicEventIds(db));
  // If the read fails, the next unknown address or the next change retries it.
  const readEvents = () => events.read().catch(() => undefined);
  const { middleware, cache, answer } = createPageServer({
    application,
    assets,
    renderPage: thread.render,
    patternOf: (path) =>
      (hasScreen(path) ? application.patternOf(path) : undefined) ?? (ofPeople.includes(path) ? path : undefined),
    isEvent: events.has,
    readEvents,
    countRendering: (network) => context.rateLimiter.consume('pages', network),
    spelledAddress: (path) =>
      (hasScreen(path) ? application.spelledAddress(path) : undefined) ??
      ofPeople.find((address) => address.toLowerCase() === path.toLowerCase()),
    apiOrigin,
    publicUrl: config.publicUrl,
    clock,
    nextChange: (now) => nextPageChange(db, config.site.timeZone, now),
    placesVersion: () => readPlacesVersion(db),
    log,
    countPage: context.metrics.countPage,
  });
  listener.hear('site_changed', {
    onNotice: () => {
      void readEvents();
      cache.clear();
    },
    onLost: () => {
      cache.setHearsChanges(false);
    },
    onRestored: () => {
      void readEvents();
      cache.setHearsChanges(true);
    },
  });
  cache.setHearsChanges(listener.isListening());
  return {
    middleware: compose([
      serveAssets(clientDirectory),
      serveSiteFiles(config),
      serveWellKnown(context),
      serveCalendarFiles(context),
      middleware,
    ]),
    answer,
    sendRefusal: createRefusals(application, assets, config.publicUrl),
    close: () => thread.close(),
  };
}
