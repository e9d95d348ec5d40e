import { createHash } from 'node:crypto';
import type Koa from 'koa';

/** A response in each available encoding that a browser may accept. */
export interface Prepared {
  readonly etag: string;
  readonly identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  /** Whether it was, or is being, made as small as possible. */
  isSmallest?: boolean;
}

/** A tag for these bytes, weak because the same content has several encodings. */
export function etagOf(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`;
}

/**
 * The smallest encoding that the reader accepts. They are checked one by one: browsers accept all alike, and then the order in
 * their header would decide.
 */
export function acceptedEncoding(ctx: Koa.Context): 'br' | 'gzip' | undefined {
  return (['br', 'gzip'] as const).find((name) => ctx.acceptsEncodings(name) === name);
}

/** Sends it in the smallest encoding that the reader accepts, or answers that the reader already has it. */
export function sendPrepared(ctx: Koa.Context, prepared: Prepared, type: string, status = 200): void {
  ctx.vary('Accept-Encoding');
  ctx.set('ETag', prepared.etag);
  ctx.status = status;
  if (status === 200 && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = type;
  // Checked one by one, smallest first: browsers accept all alike, and then the order in their header would decide.
  const chosen = (['br', 'gzip'] as const).find((name) => prepared[name] && ctx.acceptsEncodings(name) === name);
  if (chosen) ctx.set('Content-Encoding', chosen);
  ctx.body = (chosen && prepared[chosen]) ?? prepared.identity;
}
