import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PlacesShown } from '../build.ts';
import type { Prepared } from '../send.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page ready to be sent. */
export interface KeptPage {
  readonly status: number;
  readonly language: string;
  /** Whether it is kept and shown to others later. */
  readonly isShared: boolean;
  /** What it shows of the places of events, and so is of another content when that changes. */
  readonly showsPlaces: PlacesShown;
  /** What every answer with this page says of it. */
  readonly headers: Readonly<Record<string, string>>;
  /** With its data in it: for anyone who keeps the page to show it without a connection. */
  readonly whole: Prepared;
  /** With the address of its data, for readers: the words are in the page once. */
  readonly light?: Prepared;
}

async function compressed(identity: Buffer, quality: number): Promise<Buffer> {
  return brotli(identity, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  });
}

/** Compresses it quickly in the encoding that a reader waits for. */
export async function encode(prepared: Prepared, encoding: 'br' | 'gzip' | undefined): Promise<void> {
  if (encoding === 'br') prepared.br ??= await compressed(prepared.identity, 5);
  if (encoding === 'gzip') prepared.gzip ??= await gzipped(prepared.identity, { level: 6 });
}

/**
 * Makes it as small as it gets: an eighth smaller, which for many a page is a round trip less on a phone, and some twenty
 * times the work, which nobody should have to wait for.
 */
export async function makeSmallest(prepared: Prepared): Promise<void> {
  prepared.br = await compressed(prepared.identity, 11);
}

/** How much memory a page takes, about, in bytes. */
export function sizeOf({ whole, light }: KeptPage): number {
  return [whole, light].reduce((sum, prepared) => sum + (prepared?.identity.length ?? 0) * 1.5, 0);
}
