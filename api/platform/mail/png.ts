import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Encodes a line of pixels: one byte for the filter (none), then eight pixels per byte, with dark pixels as 0. */
function scanline(row: readonly boolean[], scale: number): Buffer {
  const line = Buffer.alloc(1 + Math.ceil((row.length * scale) / 8));
  for (let x = 0; x < row.length * scale; x += 1) {
    const at = 1 + (x >> 3);
    if (row[Math.floor(x / scale)] !== true) line[at] = (line[at] ?? 0) | (0x80 >> (x & 7));
  }
  return line;
}

/**
 * Encodes a black-and-white image as a PNG with one bit per pixel, the only kind of image that emails need. It is short enough that
 * no package is needed (ISO/IEC 15948: signature, header, one compressed block, end).
 * @param rows the rows of squares from the top, with `true` for dark; all rows have the same length
 * @param scale the width and height of a square in pixels
 */
export function blackAndWhitePng(rows: readonly (readonly boolean[])[], scale: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE((rows[0]?.length ?? 0) * scale, 0);
  header.writeUInt32BE(rows.length * scale, 4);
  // One bit per pixel, grayscale; the compression, filter and interlace methods are all 0.
  header.writeUInt8(1, 8);
  const lines = rows.flatMap((row) => Array<Buffer>(scale).fill(scanline(row, scale)));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
