import { createHash, createVerify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

const relaxed = (value: string): string =>
  value
    .replaceAll(/\r\n/g, '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();

/** Returns the headers of an email, each with its exact value. */
function headersOf(head: string): { name: string; value: string }[] {
  return head
    .split(/\r\n(?![ \t])/)
    .filter((line) => line !== '')
    .map((line) => ({
      name: line.slice(0, line.indexOf(':')).toLowerCase(),
      value: line.slice(line.indexOf(':') + 1),
    }));
}

function canonicalBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').replace(/ $/, ''));
  while (lines.at(-1) === '') lines.pop();
  return lines.length === 0 ? '' : `${lines.join('\r\n')}\r\n`;
}

/** Checks the DKIM signature of an email (RFC 6376, rsa-sha256, relaxed); returns the names of the signed headers, or null. */
export function verifiedHeaders(raw: Buffer, publicKey: KeyObject): string[] | null {
  const text = raw.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const headers = headersOf(text.slice(0, end));
  const signature = headers.find(({ name }) => name === 'dkim-signature')?.value ?? '';
  const tags = new Map(
    relaxed(signature)
      .split(';')
      .map(
        (tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replaceAll(' ', '')] as const,
      ),
  );
  const bodyHash = createHash('sha256')
    .update(canonicalBody(text.slice(end + 4)), 'latin1')
    .digest('base64');
  if (tags.get('bh') !== bodyHash) return null;
  const names = (tags.get('h') ?? '').toLowerCase().split(':');
  const rest = headers.toReversed();
  const signed = names.flatMap((name) => {
    const index = rest.findIndex((header) => header.name === name);
    const [found] = index < 0 ? [] : rest.splice(index, 1);
    return found ? [`${name}:${relaxed(found.value)}\r\n`] : [];
  });
  const own = `dkim-signature:${relaxed(signature.replace(/\bb=[^;]*$/s, 'b='))}`;
  const isRight = createVerify('sha256')
    .update(signed.join('') + own, 'latin1')
    .verify(publicKey, tags.get('b') ?? '', 'base64');
  return isRight ? names : null;
}
