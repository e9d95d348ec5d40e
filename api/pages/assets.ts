import type Koa from 'koa';
import sirv from 'sirv';

/** Serves the built browser files from memory's file list; names with a hash never change, so browsers keep them. */
export function serveAssets(directory: string): Koa.Middleware {
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      const lasts = pathname.startsWith('/assets/');
      response.setHeader('Cache-Control', lasts ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      await next();
      return;
    }
    const isServed = await new Promise<boolean>((resolve) => {
      ctx.res.once('close', () => {
        resolve(true);
      });
      ctx.res.statusCode = 200;
      serve(ctx.req, ctx.res, () => {
        resolve(false);
      });
    });
    if (isServed) {
      ctx.respond = false;
      return;
    }
    ctx.status = 404;
    await next();
  };
}
