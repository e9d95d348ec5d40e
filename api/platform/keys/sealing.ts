import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/**
 * Encrypts a secret for the database with the owner's key, so that a copy of the database grants no access to the provider. `place`
 * names the secret and its owner: moved to another row, it cannot be decrypted.
 */
export function seal(text: string, place: string, key: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, Buffer.from(key, 'base64'), nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts a sealed secret; returns null if the key has changed or the row was altered. */
export function unseal(sealed: Buffer, place: string, key: string): string | null {
  try {
    const nonce = sealed.subarray(0, nonceLength);
    const decipher = createDecipheriv(algorithm, Buffer.from(key, 'base64'), nonce).setAAD(Buffer.from(place));
    decipher.setAuthTag(sealed.subarray(-tagLength));
    return Buffer.concat([decipher.update(sealed.subarray(nonceLength, -tagLength)), decipher.final()]).toString(
      'utf8',
    );
  } catch {
    return null;
  }
}
