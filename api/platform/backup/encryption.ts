import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import { inPieces } from './frames.ts';

const algorithm = 'aes-256-gcm';
const pieceLength = 64 * 1024;
const tagLength = 16;

/** Derives a key for each file, so that the piece number can serve as the nonce without ever repeating under one key. */
function fileKey(key: string, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(key, 'base64'), salt, 'backup file', 32));
}

/** Encodes the number of a piece and whether it is the last, so that pieces cannot be omitted, repeated or reordered. */
function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(index), 0);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Yields each piece and whether it is the last. */
async function* withLast(source: AsyncIterable<Buffer>): AsyncGenerator<readonly [Buffer, boolean]> {
  let held: Buffer | undefined;
  for await (const piece of source) {
    if (held) yield [held, false];
    held = piece;
  }
  yield [held ?? Buffer.alloc(0), true];
}

/** Encrypts in pieces (AES-256-GCM). `about` is authenticated but not encrypted: the file's first line. */
export async function* encrypted(
  source: AsyncIterable<Buffer>,
  key: string,
  salt: Buffer,
  about: Buffer,
): AsyncGenerator<Buffer> {
  const own = fileKey(key, salt);
  let index = 0;
  for await (const [piece, isLast] of withLast(inPieces(source, pieceLength))) {
    const cipher = createCipheriv(algorithm, own, nonceOf(index, isLast)).setAAD(about);
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    index += 1;
  }
}

/**
 * Decrypts the output of `encrypted`.
 * @throws if the key is wrong or anything was altered
 */
export async function* decrypted(
  source: AsyncIterable<Buffer>,
  key: string,
  salt: Buffer,
  about: Buffer,
): AsyncGenerator<Buffer> {
  const own = fileKey(key, salt);
  let index = 0;
  for await (const [piece, isLast] of withLast(inPieces(source, pieceLength + tagLength))) {
    yield open(piece, own, nonceOf(index, isLast), about);
    index += 1;
  }
}

function open(piece: Buffer, key: Buffer, nonce: Buffer, about: Buffer): Buffer {
  try {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength }).setAAD(about);
    decipher.setAuthTag(piece.subarray(-tagLength));
    return Buffer.concat([decipher.update(piece.subarray(0, -tagLength)), decipher.final()]);
  } catch (cause) {
    throw new Error('The backup cannot be decrypted: BACKUP_KEY is not the key it was made with.', { cause });
  }
}
