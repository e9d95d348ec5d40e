import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type Koa from 'koa';
import type { Config } from '../../config.ts';
import { siteFiles } from '../../../site/port.ts';

/** Parses the single range of a Range header, inclusive at both ends; undefined if the header has none or several. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? 'outside' : { start, end };
}

/** Serves the owner's logo, video and captions. It supports range requests, which some video players require. */
export function serveSiteFiles(config: Config): Koa.Middleware {
  const { logo, promoVideo, captions } = siteFiles(config);
  const paths = new Map(
    [logo, promoVideo, ...captions].flatMap((file) => (file ? [[file.address, file.path] as const] : [])),
  );

  return async (ctx, next) => {
    const path = ctx.method === 'GET' || ctx.method === 'HEAD' ? paths.get(ctx.path) : undefined;
    if (path === undefined) {
      await next();
      return;
    }
    const { size, mtimeMs } = await stat(path);
    ctx.status = 200;
    ctx.type = extname(path);
    ctx.set({
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'public, max-age=3600',
      'X-Content-Type-Options': 'nosniff',
      ETag: `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
      // An SVG may contain scripts, which would run if it were opened directly.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    });
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    const range = rangeOf(ctx.get('Range'), size);
    if (range === 'outside') {
      ctx.status = 416;
      ctx.set('Content-Range', `bytes */${String(size)}`);
      return;
    }
    if (range) {
      ctx.status = 206;
      ctx.set('Content-Range', `bytes ${String(range.start)}-${String(range.end)}/${String(size)}`);
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    ctx.length = end - start + 1;
    if (ctx.method === 'GET') ctx.body = createReadStream(path, { start, end });
  };
}
