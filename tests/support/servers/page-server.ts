import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { createLog } from '../../../api/platform/log.ts';
import type { Application } from '../../../api/platform/pages/build.ts';
import { createPageServer } from '../../../api/platform/pages/page-server.ts';
import { createRenderer } from '../../../api/platform/pages/render/render-page.ts';

interface PageServerInput {
  readonly application: Pick<Application, 'render' | 'documentHtml'>;
  readonly css?: string;
  /** Returns the version of the known places. */
  readonly placesVersion: () => string;
  /** Called for every request that goes through the middleware, but not for those answered from the cache. */
  readonly onLayered: () => void;
  /** Receives each log line; without it, nothing is logged. */
  readonly onLogged?: (line: string) => void;
}

/** Serves pages as the site does, with `application` in place of the app. */
export async function servePages({
  application,
  css = '',
  placesVersion,
  onLayered,
  onLogged,
}: PageServerInput): Promise<{ url: string; close: () => void }> {
  const assets = { css, stylesheet: '', earlyScript: '', startScript: '' };
  const { middleware, cache, answer } = createPageServer({
    application: { standInHtml: () => '', outdatedHtml: (html) => html },
    renderPage: createRenderer(application, assets),
    assets,
    patternOf: (path) => path,
    isEvent: () => true,
    readEvents: () => Promise.resolve(),
    countRendering: () => Promise.resolve(),
    spelledAddress: (path) => path,
    apiOrigin: () => '',
    publicUrl: 'http://retreats.test',
    clock: () => new Date(),
    nextChange: () => Promise.resolve(null),
    placesVersion: () => Promise.resolve({ states: '', counts: placesVersion() }),
    log: onLogged ? createLog('info', { write: onLogged }) : createLog('silent'),
  });
  cache.setHearsChanges(true);
  const handle = new Koa()
    .use(async (_, next) => {
      onLayered();
      await next();
    })
    .use(middleware)
    .callback();
  const server = createServer((request, response) => {
    if (!answer(request, response)) void handle(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
