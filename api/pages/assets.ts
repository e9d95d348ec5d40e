import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type Koa from 'koa';
import { etagOf, sendPrepared } from './send.ts';
import type { Prepared } from './send.ts';

/** The name's own encodings; those files are no addresses of their own. */
const compressed = /\.(br|gz)$/;

/** Every file of a directory under its address; what starts with a dot stays private. */
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

/**
 * Serves the built browser files. They are read at the start and kept, a few megabytes, so that a later build does not
 * pull them away from under the pages that name them. Those with a hash in their name never change: browsers keep them.
 */
export function serveAssets(directory: string): Koa.Middleware {
  const files = readFiles(directory);
  return async (ctx, next) => {
    const file = ctx.method === 'GET' || ctx.method === 'HEAD' ? files.get(ctx.path) : undefined;
    if (!file) {
      await next();
      return;
    }
    const lasts = ctx.path.startsWith('/assets/');
    ctx.set('Cache-Control', lasts ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    ctx.set('X-Content-Type-Options', 'nosniff');
    sendPrepared(ctx, file, extname(ctx.path));
  };
}
