import { z } from 'zod';
import type { DatabasePart } from './read-database.ts';

/*
 * The contents of a backup are frames: one letter, a length in four bytes, and that many bytes. Rows are in the format that COPY
 * writes; everything else is JSON.
 */

const headLength = 5;
const batchSize = 64 * 1024;
/** A valid frame is never longer than the longest possible row. */
const longest = 1024 * 1024 * 1024;

const kinds = { table: 'T', rows: 'R', end: 'E', sequences: 'S' } as const;
/** The last frame: if it is missing, the file was cut off. */
const closing = 'Z';

const tablePart = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) });
const digestPart = z.object({ rows: z.number(), sum: z.string() });
const sequencesPart = z.array(
  z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() }),
);

function frame(letter: string, content: Buffer): Buffer {
  const head = Buffer.alloc(headLength);
  head.write(letter, 0, 'latin1');
  head.writeUInt32BE(content.length, 1);
  return Buffer.concat([head, content]);
}

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

function toFrame(part: DatabasePart): Buffer {
  const letter = kinds[part.kind];
  if (part.kind === 'table') return frame(letter, json(part.table));
  if (part.kind === 'rows') return frame(letter, part.rows);
  if (part.kind === 'end') return frame(letter, json(part.digest));
  return frame(letter, json(part.sequences));
}

/** Writes the parts of a database as frames. */
export async function* toFrames(parts: AsyncIterable<DatabasePart>): AsyncGenerator<Buffer> {
  for await (const part of parts) yield toFrame(part);
  yield frame(closing, Buffer.alloc(0));
}

function toPart(letter: string, content: Buffer): DatabasePart {
  if (letter === kinds.rows) return { kind: 'rows', rows: content };
  const value: unknown = JSON.parse(content.toString('utf8'));
  if (letter === kinds.table) return { kind: 'table', table: tablePart.parse(value) };
  if (letter === kinds.end) return { kind: 'end', digest: digestPart.parse(value) };
  if (letter === kinds.sequences) return { kind: 'sequences', sequences: sequencesPart.parse(value) };
  throw new Error(`The backup contains a part of an unknown kind (${letter}).`);
}

/**
 * Reads frames back into the parts of a database.
 * @throws if the end is missing or a part is of an unknown kind
 */
export async function* fromFrames(source: AsyncIterable<Buffer>): AsyncGenerator<DatabasePart> {
  let waiting: Buffer[] = [];
  let size = 0;
  const take = (length: number): Buffer => {
    const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting, size);
    waiting = [all.subarray(length)];
    size -= length;
    return all.subarray(0, length);
  };
  let head: { readonly letter: string; readonly length: number } | undefined;
  for await (const chunk of source) {
    waiting.push(chunk);
    size += chunk.length;
    for (;;) {
      if (!head) {
        if (size < headLength) break;
        const bytes = take(headLength);
        head = { letter: bytes.toString('latin1', 0, 1), length: bytes.readUInt32BE(1) };
        if (head.length > longest) throw new Error('The backup is damaged: a part of it is too long.');
        if (head.letter === closing) return;
      }
      if (size < head.length) break;
      const { letter, length } = head;
      head = undefined;
      yield toPart(letter, take(length));
    }
  }
  throw new Error('The backup ends too early.');
}

/** Cuts or joins chunks into pieces of equal length; the last may be shorter. */
export async function* inPieces(source: AsyncIterable<Buffer>, length = batchSize): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    size += chunk.length;
    if (size < length) continue;
    const all = Buffer.concat(waiting, size);
    let start = 0;
    for (; start + length <= all.length; start += length) yield all.subarray(start, start + length);
    waiting = [all.subarray(start)];
    size = all.length - start;
  }
  if (size > 0) yield Buffer.concat(waiting, size);
}
