import { withoutTags } from '../text/rules.ts';

declare const sanitized: unique symbol;

/**
 * A name as an email may show it; only `mailName` makes one. Anyone can have our forms write to anyone, so a name must not carry
 * a message: emails take names in this type alone.
 */
export type MailName = string & { readonly [sanitized]: true };

/** Stands where nothing of a name is left. */
export const noName = '–' as MailName;

const longest = 40;

/** The part that is looked at; a name in the contract is shorter. */
const longestInput = 400;

/** Bidirectional controls, zero-width and other invisible characters. */
const invisible = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu;

/** Words that only belong to addresses, in a place of their own. */
const addressWord =
  /(?<![\p{L}\p{M}])(?:https?|hxxps?|ftp|mailto|tel|sms|callto|javascript|www|arroba|dot\s?com|(?:dot|punto)\s(?:com|net|org|info|biz|xyz|top|link|online|site|shop|app|click|live|icu|co|io|me|ly|ru|cn|us|es|mx))(?![\p{L}\p{M}])/giu;

/** Endings of addresses that are nobody's name, behind another word. */
const ending = /(?<=\S\s)(?:com|net|org|info|biz|xyz)(?![\p{L}\p{M}'’-])/gu;

function withoutDigitRuns(text: string): string {
  return (text.match(/\p{Nd}/gu)?.length ?? 0) > 1 ? text.replaceAll(/\p{Nd}/gu, '') : text;
}

/** A full stop stays only where it abbreviates, as in 'J. R.' and 'Ma. Sra.'; two initials never stand closed up. */
function withoutDots(text: string): string {
  return text
    .replaceAll(/(?<!\p{L})(\p{Lu})\.(?=\p{Lu})/gu, '$1. ')
    .replaceAll(/(?<!(?<![\p{L}\p{M}])\p{L}{1,3})\.|\.(?=\S)/gu, ' ');
}

function tidy(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=^|\s)[-'’.,]+(?=\s|$)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function cut(text: string): string {
  const characters = [...text];
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

/**
 * The one way of a name into an email: letters, blanks, hyphens and apostrophes, at most 40 characters; no tags, no digit runs,
 * nothing that looks like an address or a telephone number, nothing invisible. What stays is no shape that mail programs link.
 * @param parts first and last names, or what stands for them
 */
export function mailName(...parts: readonly (string | null | undefined)[]): MailName {
  const typed = parts.map((part) => part?.slice(0, longestInput) ?? '').join(' ');
  const letters = withoutTags(typed)
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .replaceAll(/[^\p{L}\p{M}\p{Nd}\s.,'’ʼ-]/gu, ' ');
  let name = tidy(withoutDots(withoutDigitRuns(letters)));
  // Again until nothing changes: what is left of a word must not be another one.
  for (let before = ''; before !== name; ) {
    before = name;
    name = tidy(name.replaceAll(addressWord, ' ').replaceAll(ending, ' '));
  }
  return (/\p{L}/u.test(name) ? cut(name) : noName) as MailName;
}
