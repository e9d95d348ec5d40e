import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { isSame } from '../../platform/secrets.ts';

const derive = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

/** The password as it is stored: argon2id in the PHC format, with its salt and costs. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, tagLength, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${String(memory)},t=${String(passes)},p=${String(parallelism)}$${encode(nonce)}$${encode(tag)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** An unknown account is checked against this, so that it takes the same time as a known one. */
const nobody = `$argon2id$v=19$m=19456,t=2,p=1$${encode(Buffer.alloc(16))}$${encode(Buffer.alloc(tagLength))}`;

/** Whether a password matches a stored hash; null (no such account) takes just as long and returns false. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(stored ?? nobody) ?? [];
  if (memory === undefined) throw new Error('A stored password is not in the PHC format of argon2id');
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return isSame(actual, expected) && stored !== null;
}
