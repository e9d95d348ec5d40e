import { telephoneAddress } from '../../site/rules.ts';

/** A part of a text: plain words, or an email address or phone number that can be a link. */
export interface TextPart {
  readonly kind: 'words' | 'email' | 'phone';
  readonly text: string;
}

/**
 * Matches a word or an email address, or an international phone number that may contain spaces or hyphens. Ordinary words match
 * too, so that the scan does not restart at each of their letters.
 */
const reachable = /[\w.-]+(?<domain>@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,6}\b)?|(?<phone>\+[1-9][\d -]{6,18}\d)/gi;

/** Splits a text into parts, so that its email addresses and phone numbers can become links. */
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

/** Returns the URL for a part of a text; undefined for plain words. */
export function reachableAddress({ kind, text }: TextPart): string | undefined {
  if (kind === 'words') return undefined;
  return kind === 'email' ? `mailto:${text}` : telephoneAddress(text);
}

const secureAddress = /^https:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/iu;

/** Whether a link is safe to offer as a link to another site: https, with a host, without a user or password. */
export function isSecureAddress(text: string): boolean {
  return secureAddress.test(text);
}
