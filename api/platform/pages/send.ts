import { createHash } from 'node:crypto';
import type Koa from 'koa';

/** A response in each available encoding that a browser may accept. */
export interface Prepared {
  readonly etag: string;
  readonly identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  /** Whether it has been, or is being, compressed as much as possible. */
  isSmallest?: boolean;
}

/** Returns the ETag for these bytes; it is weak because the same content has several encodings. */
export function etagOf(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`;
}

/**
 * Returns the smallest encoding that the client accepts. Encodings are checked one by one: browsers accept all of them equally, and
 * a combined check would follow the order in their header.
 */
export function acceptedEncoding(ctx: Koa.Context): 'br' | 'gzip' | undefined {
  return (['br', 'gzip'] as const).find((name) => ctx.acceptsEncodings(name) === name);
}

/** Sends a response in the smallest available encoding that the client accepts, or a 304 if the client already has it. */
export function sendPrepared(ctx: Koa.Context, prepared: Prepared, type: string, status = 200): void {
  ctx.vary('Accept-Encoding');
  ctx.set('ETag', prepared.etag);
  ctx.status = status;
  if (status === 200 && ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = type;
  // Checked one by one, smallest first, for the same reason as in acceptedEncoding.
  const chosen = (['br', 'gzip'] as const).find((name) => prepared[name] && ctx.acceptsEncodings(name) === name);
  if (chosen) ctx.set('Content-Encoding', chosen);
  ctx.body = (chosen && prepared[chosen]) ?? prepared.identity;
}
