import { hash } from 'node:crypto';

/** A digest of a table's contents: two tables with the same rows have the same digest, whatever the order of the rows. */
export interface TableDigest {
  readonly rows: number;
  /** The sum of the SHA-256 of each row, in hexadecimal. */
  readonly sum: string;
}

const newline = 10;

/** Sums the rows of a table in the format that COPY writes: one line per row, with line breaks inside values escaped. */
export function createDigest(): { readonly add: (batch: Buffer) => void; readonly result: () => TableDigest } {
  const sums = new Uint32Array(8);
  let rows = 0;
  return {
    add(batch) {
      let start = 0;
      for (let end = batch.indexOf(newline); end !== -1; end = batch.indexOf(newline, start)) {
        const digest = hash('sha256', batch.subarray(start, end), 'buffer');
        for (let index = 0; index < sums.length; index += 1) {
          sums[index] = (sums[index] ?? 0) + digest.readUInt32BE(index * 4);
        }
        rows += 1;
        start = end + 1;
      }
    },
    result: () => ({ rows, sum: [...sums].map((part) => part.toString(16).padStart(8, '0')).join('') }),
  };
}
