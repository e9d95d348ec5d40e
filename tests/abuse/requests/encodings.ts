import { brotliCompressSync, constants, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';

interface Encoded {
  readonly bytes: Buffer;
  /** The Content-Encoding header; undefined if it is not sent. */
  readonly declared?: string;
}

type Encoding = (body: Buffer) => Encoded;

/** Size of a decompression bomb once unpacked, in bytes. */
const bombBytes = 64 * 1024 * 1024;
const bombs = new Map<string, Buffer>();

/** Packed once, because packing takes longer than sending. */
function bomb(declared: string, pack: (bytes: Buffer) => Buffer): Encoded {
  const bytes = bombs.get(declared) ?? pack(Buffer.alloc(bombBytes, '['));
  bombs.set(declared, bytes);
  return { bytes, declared };
}

const fastBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Ways to compress a body, by name. */
export const encodings: Readonly<Record<string, Encoding>> = {
  none: (body) => ({ bytes: body }),
  gzip: (body) => ({ bytes: gzipSync(body), declared: 'gzip' }),
  deflate: (body) => ({ bytes: deflateSync(body), declared: 'deflate' }),
  br: (body) => ({ bytes: brotliCompressSync(body, fastBrotli), declared: 'br' }),
  zstd: (body) => ({ bytes: zstdCompressSync(body), declared: 'zstd' }),
  'gzip twice': (body) => ({ bytes: gzipSync(gzipSync(body)), declared: 'gzip, gzip' }),
  'said to be gzip': (body) => ({ bytes: body, declared: 'gzip' }),
  'said to be br': (body) => ({ bytes: body, declared: 'br' }),
  'half of gzip': (body) => ({ bytes: gzipSync(body).subarray(0, 12), declared: 'gzip' }),
  unknown: (body) => ({ bytes: body, declared: 'x-nothing' }),
  'a name of the prototype': (body) => ({ bytes: body, declared: '__proto__' }),
  'a gzip bomb': () => bomb('gzip', gzipSync),
  'a deflate bomb': () => bomb('deflate', deflateSync),
  'a br bomb': () => bomb('br', (bytes) => brotliCompressSync(bytes, fastBrotli)),
};
