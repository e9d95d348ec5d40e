import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import type { PlacesShown } from '../build.ts';
import type { Prepared } from '../send.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page ready to be sent. */
export interface CachedPage {
  readonly status: number;
  readonly language: string;
  /** Whether it is cached and served to other readers later. */
  readonly isShared: boolean;
  /** Which data about places it shows, which determines when its content changes. */
  readonly showsPlaces: PlacesShown;
  /** The headers of every response with this page. */
  readonly headers: Readonly<Record<string, string>>;
  /** The page with its data included, for clients that save it to show it offline. */
  readonly whole: Prepared;
  /** The page with a link to its data, for readers, so that no text is sent twice in the page. */
  readonly light?: Prepared;
}

/** A fast Brotli level, for pages that someone is waiting for. */
const quick = 5;

const brotliOptions = ({ length }: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

/** Compresses content quickly in this thread, into separate memory that can be transferred to another thread. */
export function compressedHere(identity: Buffer): Buffer {
  return Buffer.from(new Uint8Array(brotliCompressSync(identity, brotliOptions(identity, quick))).buffer);
}

const compressors = {
  br: (identity: Buffer) => brotli(identity, brotliOptions(identity, quick)),
  gzip: (identity: Buffer) => gzipped(identity, { level: 6 }),
};
/** The compressions in progress. */
const underWay = { br: new WeakMap<Prepared, Promise<void>>(), gzip: new WeakMap<Prepared, Promise<void>>() };

/** Compresses a response quickly in the encoding that a reader is waiting for, only once for any number of readers. */
export async function encode(prepared: Prepared, encoding: 'br' | 'gzip' | undefined): Promise<void> {
  if (!encoding || prepared[encoding]) return;
  const begun =
    underWay[encoding].get(prepared) ??
    compressors[encoding](prepared.identity).then((made) => {
      // The smallest form may have been created in the meantime.
      prepared[encoding] ??= made;
    });
  underWay[encoding].set(prepared, begun);
  await begun;
}

/**
 * Compresses a response as much as possible. It gets an eighth smaller, which saves a phone a round trip for many pages, but takes
 * about 20 times the work, which nobody should have to wait for.
 */
export async function makeSmallest(prepared: Prepared): Promise<void> {
  prepared.br = await brotli(prepared.identity, brotliOptions(prepared.identity, 11));
}

/** Returns the approximate memory size of a page, in bytes. */
export function sizeOf({ whole, light }: CachedPage): number {
  return [whole, light].reduce((sum, prepared) => sum + (prepared?.identity.length ?? 0) * 1.5, 0);
}
