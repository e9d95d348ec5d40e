import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type Koa from 'koa';
import { etagOf, sendPrepared } from '../send.ts';
import type { Prepared } from '../send.ts';

/** Extensions of compressed variants; those files have no address of their own. */
const compressed = /\.(br|gz)$/;

/** Reads every file of a directory, by its address. Files and folders whose names start with a dot stay private. */
function readFiles(directory: string): Map<string, Prepared> {
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .filter((name) => !/(^|\/)\./.test(name) && statSync(join(directory, name)).isFile());
  const read = (name: string): Buffer => readFileSync(join(directory, name));
  return new Map(
    names
      .filter((name) => !compressed.test(name))
      .map((name) => {
        const identity = read(name);
        return [
          `/${name}`,
          {
            etag: etagOf(identity),
            identity,
            ...(names.includes(`${name}.br`) && { br: read(`${name}.br`) }),
            ...(names.includes(`${name}.gz`) && { gzip: read(`${name}.gz`) }),
          },
        ];
      }),
  );
}

/** The service worker for offline reading, which may only fetch from this site. */
const workerPath = '/service-worker.js';
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

function freshness(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  // A worker that is cached too long would serve an outdated site.
  return path === workerPath ? 'no-cache' : 'public, max-age=3600';
}

/**
 * Serves the built browser files. They are read at startup and stay in memory (a few megabytes), so that a later build does not
 * remove them while pages still refer to them. Files with a hash in their name never change, so browsers cache them.
 */
export function serveAssets(directory: string): Koa.Middleware {
  const files = readFiles(directory);
  return async (ctx, next) => {
    const file = ctx.method === 'GET' || ctx.method === 'HEAD' ? files.get(ctx.path) : undefined;
    if (!file) {
      await next();
      return;
    }
    ctx.set('Cache-Control', freshness(ctx.path));
    if (ctx.path === workerPath) ctx.set('Content-Security-Policy', workerPolicy);
    ctx.set('X-Content-Type-Options', 'nosniff');
    sendPrepared(ctx, file, extname(ctx.path));
  };
}
