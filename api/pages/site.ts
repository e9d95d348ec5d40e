import compose from 'koa-compose';
import type { Site, SiteSurroundings } from '../application.ts';
import { listenForChanges } from '../data/listen.ts';
import { readPlacesVersion } from '../events/store.ts';
import { serveAssets } from './assets.ts';
import { clientDirectory, loadBuild } from './build.ts';
import { serveCalendarFiles } from './calendar-files.ts';
import { nextPageChange } from './next-change.ts';
import { createPageServer } from './page-server.ts';
import { serveSiteFiles } from './site-files.ts';
import { serveWellKnown } from './well-known.ts';

/** The built site: its files, what machines ask for, and its pages, which follow the data of every process. */
export async function createSite({ parts, database, apiOrigin }: SiteSurroundings): Promise<Site> {
  const { db, clock, log, config } = parts;
  const { application, assets } = await loadBuild();
  const ofPeople = [config.site.founder, config.site.director].map(({ slug }) => `/${slug}`);
  const { middleware, cache, answer } = createPageServer({
    application,
    assets,
    isAddress: (path) => application.isAddress(path) || ofPeople.includes(path),
    apiOrigin,
    publicUrl: config.publicUrl,
    clock,
    nextChange: (now) => nextPageChange(db, config.site.timeZone, now),
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
    answer,
    close: () => listener.close(),
  };
}
