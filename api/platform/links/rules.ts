import { telephoneAddress } from '../../site/rules.ts';

/** A part of a text: plain words, or an address or number that can be tapped. */
export interface TextPart {
  readonly kind: 'words' | 'email' | 'phone';
  readonly text: string;
}

/**
 * A word, perhaps with the parts of an email address, or a phone number in international form, perhaps with blanks or hyphens.
 * Words that are no address are matched too, so that none is scanned again from its second letter on.
 */
const reachable = /[\w.-]+(?<domain>@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,6}\b)?|(?<phone>\+[1-9][\d -]{6,18}\d)/gi;

/** Splits a text into parts, so that the addresses and phone numbers in it can be links. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index, groups } of text.matchAll(reachable)) {
    const kind = groups?.['domain'] !== undefined ? 'email' : groups?.['phone'] !== undefined ? 'phone' : 'words';
    if (kind === 'words') continue;
    if (index > end) parts.push({ kind: 'words', text: text.slice(end, index) });
    parts.push({ kind, text: found });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) });
  return parts;
}

/** Where a link from a part of a text leads; undefined for plain words. */
export function reachableAddress({ kind, text }: TextPart): string | undefined {
  if (kind === 'words') return undefined;
  return kind === 'email' ? `mailto:${text}` : telephoneAddress(text);
}

const secureAddress = /^https:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** Whether a link leads to another site safely: https, with a host, without a user or a password. */
export function isSecureAddress(text: string): boolean {
  return secureAddress.test(text);
}
