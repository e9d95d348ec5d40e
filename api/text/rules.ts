import { telephoneAddress } from '../site/rules.ts';

/** A comment or something that begins and ends as a tag does; a lone '<' is not one. */
const tag = /<!--[\s\S]*?-->|<\/?[a-z!][^<>]*>/gi;

/** A text without its HTML tags, for display (specification, section 5); 'a < b' and the words between tags stay. */
export function withoutTags(text: string): string {
  let before = text;
  // What stands around a removed tag may make another one, as in '<<b>script>'.
  for (let stripped = before.replaceAll(tag, ''); stripped !== before; stripped = before.replaceAll(tag, '')) before = stripped;
  return before;
}

/** A part of a text: words, or what can be tapped to write or to call. */
export interface TextPart {
  readonly kind: 'words' | 'email' | 'phone';
  readonly text: string;
}

/** An address of mail, or a telephone number in international form, perhaps with blanks or hyphens. */
const reachable = /(?<email>[\w.-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,6}\b)|(?<phone>\+[1-9][\d -]{6,18}\d)/gi;

/** A text in parts, so that the addresses and telephone numbers in it can be links. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index, groups } of text.matchAll(reachable)) {
    if (index > end) parts.push({ kind: 'words', text: text.slice(end, index) });
    parts.push({ kind: groups?.['email'] === undefined ? 'phone' : 'email', text: found });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ kind: 'words', text: text.slice(end) });
  return parts;
}

/** Where a link from a part of a text leads; undefined where it is words. */
export function reachableAddress({ kind, text }: TextPart): string | undefined {
  if (kind === 'words') return undefined;
  return kind === 'email' ? `mailto:${text}` : telephoneAddress(text);
}
