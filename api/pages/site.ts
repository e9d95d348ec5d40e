import compose from 'koa-compose';
import type { Site, SiteSurroundings } from '../application.ts';
import { nextMidnight } from '../calendar/rules.ts';
import { listenForChanges } from '../data/listen.ts';
import { findNextChange } from '../events/next-change.ts';
import { readPlacesVersion } from '../events/store.ts';
import { serveAssets } from './assets.ts';
import { clientDirectory, loadBuild } from './build.ts';
import { serveCalendarFiles } from './calendar-files.ts';
import { createPageServer } from './page-server.ts';
import { serveSiteFiles } from './site-files.ts';
import { serveWellKnown } from './well-known.ts';

/** The built site: its files, what machines ask for, and its pages, which follow the data of every process. */
export async function createSite({ parts, database, apiOrigin }: SiteSurroundings): Promise<Site> {
  const { db, clock, log, config } = parts;
  const nextChange = async (now: Date): Promise<Date> => {
    // Every page shows the day's colour, so none outlives the day.
    const midnight = nextMidnight(now, config.site.timeZone);
    const ofEvents = await findNextChange(db, now);
    return ofEvents && ofEvents < midnight ? ofEvents : midnight;
  };
  const { middleware, cache } = createPageServer({
    ...(await loadBuild()),
    apiOrigin,
    publicUrl: config.publicUrl,
    clock,
    nextChange,
    placesVersion: () => readPlacesVersion(db),
    log,
  });
  const listener = await listenForChanges(database, {
    onChange: () => {
      cache.clear();
    },
    onLost: () => {
      cache.setHearsChanges(false);
    },
    onRestored: () => {
      cache.setHearsChanges(true);
    },
  });
  cache.setHearsChanges(true);
  return {
    middleware: compose([serveAssets(clientDirectory), serveSiteFiles(config), serveWellKnown(parts), serveCalendarFiles(parts), middleware]),
    close: () => listener.close(),
  };
}
