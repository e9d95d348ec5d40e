import { crc32, inflateSync } from 'node:zlib';

/** Splits a PNG into its chunks and verifies their checksums. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const end = at + 8 + png.readUInt32BE(at);
    if (crc32(png.subarray(at + 4, end)) !== png.readUInt32BE(end)) throw new Error('A piece of the PNG is damaged');
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, end));
    at = end + 4;
  }
  return chunks;
}

/** Returns the pixels of a black-and-white PNG, row by row; `true` is dark. Supports only unfiltered rows. */
export function readBlackAndWhitePng(png: Buffer): boolean[][] {
  if (png.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is no PNG');
  const chunks = chunksOf(png);
  const header = chunks.get('IHDR');
  if (!header || !chunks.has('IEND')) throw new Error('The PNG is not whole');
  if (header.toString('hex', 8) !== '0100000000') throw new Error('The PNG is not in black and white');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const lines = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const stride = 1 + Math.ceil(width / 8);
  if (lines.length !== stride * height) throw new Error('The PNG has too many or too few pixels');
  return Array.from({ length: height }, (_, y) => {
    if (lines[y * stride] !== 0) throw new Error('A line of the PNG has a filter');
    return Array.from({ length: width }, (_pixel, x) => {
      const byte = lines[y * stride + 1 + (x >> 3)] ?? 0;
      return (byte & (0x80 >> (x & 7))) === 0;
    });
  });
}
