import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import type { PlacesShown } from '../build.ts';
import type { Prepared } from '../send.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page ready to be sent. */
export interface KeptPage {
  readonly status: number;
  readonly language: string;
  /** Whether it is cached and shown to others later. */
  readonly isShared: boolean;
  /** What it shows about places, and so when its content changes. */
  readonly showsPlaces: PlacesShown;
  /** The headers of every answer with this page. */
  readonly headers: Readonly<Record<string, string>>;
  /** With its data inside: for clients that save the page to show it offline. */
  readonly whole: Prepared;
  /** With the address of its data, for readers: each text is in the page once. */
  readonly light?: Prepared;
}

/** Fast, for what someone waits for. */
const quick = 5;

const brotliOptions = ({ length }: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});

/** Compresses it fast, in this thread and into its own memory, which can be transferred to another thread. */
export function compressedHere(identity: Buffer): Buffer {
  return Buffer.from(new Uint8Array(brotliCompressSync(identity, brotliOptions(identity, quick))).buffer);
}

const compressors = {
  br: (identity: Buffer) => brotli(identity, brotliOptions(identity, quick)),
  gzip: (identity: Buffer) => gzipped(identity, { level: 6 }),
};
/** What is being compressed. */
const underWay = { br: new WeakMap<Prepared, Promise<void>>(), gzip: new WeakMap<Prepared, Promise<void>>() };

/** Compresses it fast in the encoding that a reader waits for; once, however many readers arrive meanwhile. */
export async function encode(prepared: Prepared, encoding: 'br' | 'gzip' | undefined): Promise<void> {
  if (!encoding || prepared[encoding]) return;
  const begun =
    underWay[encoding].get(prepared) ??
    compressors[encoding](prepared.identity).then((made) => {
      // It may have been compressed further in the meantime.
      prepared[encoding] ??= made;
    });
  underWay[encoding].set(prepared, begun);
  await begun;
}

/**
 * Makes it as small as possible: an eighth smaller, which saves a phone a round trip for many pages, but takes some twenty times
 * the work, which nobody should have to wait for.
 */
export async function makeSmallest(prepared: Prepared): Promise<void> {
  prepared.br = await brotli(prepared.identity, brotliOptions(prepared.identity, 11));
}

/** How much memory a page takes, approximately, in bytes. */
export function sizeOf({ whole, light }: KeptPage): number {
  return [whole, light].reduce((sum, prepared) => sum + (prepared?.identity.length ?? 0) * 1.5, 0);
}
