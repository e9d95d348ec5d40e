import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { decrypted, encrypted } from './encryption.ts';
import { fromFrames, toFrames } from './frames.ts';
import type { DatabasePart, Snapshot } from './read-database.ts';

/*
 * A backup is one file. Its first line is unencrypted JSON. Then follow the database's parts as frames, compressed (zstd) and, if
 * there is a key, encrypted. The file ends with the SHA-256 of everything before it.
 */

const format = 'retreat-center backup';
const formatVersion = 1;
const trailerLength = 32;
/** The most bytes to read for the first line. It names every migration, but is far shorter than this. */
const longestHeader = 256 * 1024;

const anyHeader = z.object({ format: z.literal(format), formatVersion: z.number() });
const header = anyHeader.extend({
  formatVersion: z.literal(formatVersion),
  /** The version of the program that made the backup. */
  program: z.string(),
  serverVersion: z.string(),
  at: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** In base64; null if the rest of the file is not encrypted. */
  salt: z.string().nullable(),
});

/** The contents of the first line of a backup. */
export type BackupHeader = z.output<typeof header>;

/** An opened backup whose checksum has been verified. */
export interface Backup {
  readonly header: BackupHeader;
  readonly bytes: number;
  /** Reads its contents from the beginning. */
  readonly parts: () => AsyncGenerator<DatabasePart>;
}

/**
 * Writes a snapshot to a new file that only its owner may read. The file has a temporary name until it is complete.
 * @param key the encryption key, 32 bytes in base64; undefined for no encryption
 * @returns its size in bytes
 */
export async function writeBackup(
  path: string,
  snapshot: Snapshot,
  program: string,
  key: string | undefined,
): Promise<number> {
  const salt = key === undefined ? null : randomBytes(16);
  const { at, migrations, serverVersion } = snapshot;
  const about: BackupHeader = {
    ...{ format, formatVersion, program, serverVersion, at: at.toISOString(), migrations: [...migrations] },
    salt: salt?.toString('base64') ?? null,
  };
  const line = Buffer.from(`${JSON.stringify(about)}\n`);
  const unfinished = `${path}.unfinished`;
  const whole = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const hash = createHash('sha256').update(line);
    yield line;
    for await (const chunk of key === undefined || !salt ? source : encrypted(source, key, salt, line)) {
      hash.update(chunk);
      yield chunk;
    }
    yield hash.digest();
  };
  try {
    await pipeline(
      toFrames(snapshot.parts()),
      createZstdCompress(),
      whole,
      createWriteStream(unfinished, { flags: 'w', mode: 0o600, flush: true }),
    );
    await rename(unfinished, path);
    return (await stat(path)).size;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function readLine(path: string): Promise<Buffer> {
  const file = await open(path).catch((cause: unknown) => {
    throw new Error(`The file ${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(longestHeader), 0, longestHeader, 0);
    const end = buffer.subarray(0, bytesRead).indexOf('\n');
    return buffer.subarray(0, end + 1);
  } finally {
    await file.close();
  }
}

function parseHeader(path: string, line: Buffer): BackupHeader {
  let given: unknown;
  try {
    given = JSON.parse(line.toString('utf8'));
  } catch {
    given = null;
  }
  const found = anyHeader.safeParse(given);
  if (!found.success) throw new Error(`${path} is no backup of this site, or its beginning is damaged.`);
  if (found.data.formatVersion !== formatVersion) {
    throw new Error(`${path} was made by another version of this program, in a format that this one does not know.`);
  }
  const parsed = header.safeParse(given);
  if (!parsed.success) throw new Error(`${path} is damaged: its first line is not as it was written.`);
  return parsed.data;
}

async function checkSum(path: string, size: number): Promise<void> {
  const hash = createHash('sha256');
  let trailer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const all = Buffer.concat([trailer, chunk]);
    const end = Math.max(0, all.length - trailerLength);
    hash.update(all.subarray(0, end));
    trailer = all.subarray(end);
  }
  if (size <= trailerLength || !hash.digest().equals(trailer)) {
    throw new Error(`${path} is damaged: its checksum does not match. Nothing was changed. Use another backup.`);
  }
}

/**
 * Opens a backup and reads it once to the end to verify its checksum.
 * @throws if it is not a backup, is damaged, or needs a key that is not given
 */
export async function openBackup(path: string, key: string | undefined): Promise<Backup> {
  const line = await readLine(path);
  const about = parseHeader(path, line);
  const { size } = await stat(path);
  await checkSum(path, size);
  if (about.salt !== null && key === undefined) {
    throw new Error(`${path} is encrypted. Set BACKUP_KEY to the key that it was made with.`);
  }
  return {
    header: about,
    bytes: size,
    parts: () => readParts(path, { line, end: size - trailerLength - 1, salt: about.salt, key }),
  };
}

async function* readParts(
  path: string,
  { line, end, salt, key }: { line: Buffer; end: number; salt: string | null; key: string | undefined },
): AsyncGenerator<DatabasePart> {
  const decompress = createZstdDecompress();
  const bytes = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield* salt === null || key === undefined ? source : decrypted(source, key, Buffer.from(salt, 'base64'), line);
  };
  const reading = pipeline(createReadStream(path, { start: line.length, end }), bytes, decompress);
  // The generator below throws the same error.
  reading.catch(() => undefined);
  yield* fromFrames(decompress as AsyncIterable<Buffer>);
}
