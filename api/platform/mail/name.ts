import { withoutTags } from '../text/rules.ts';

declare const sanitized: unique symbol;

/**
 * A name that an email may show; only `mailName` creates one. Anyone can make our forms email anyone, so a name must not carry a
 * message: emails accept names in this type only.
 */
export type MailName = string & { readonly [sanitized]: true };

/** Used when nothing of a name is left. */
export const noName = '–' as MailName;

const longest = 40;

/** The part that is checked; the contract's names are shorter. */
const longestInput = 400;

/** Bidirectional controls, zero-width and other invisible characters. */
const invisible = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu;

/** Words that only occur in addresses, as a word of their own. */
const addressWord =
  /(?<![\p{L}\p{M}])(?:https?|hxxps?|ftp|mailto|tel|sms|callto|javascript|www|arroba|dot\s?com|(?:dot|punto)\s(?:com|net|org|info|biz|xyz|top|link|online|site|shop|app|click|live|icu|co|io|me|ly|ru|cn|us|es|mx))(?![\p{L}\p{M}])/giu;

/** Endings of addresses that are nobody's name, after another word. */
const ending = /(?<=\S\s)(?:com|net|org|info|biz|xyz)(?![\p{L}\p{M}'’-])/gu;

function withoutDigitRuns(text: string): string {
  return (text.match(/\p{Nd}/gu)?.length ?? 0) > 1 ? text.replaceAll(/\p{Nd}/gu, '') : text;
}

/** A period stays only where it abbreviates, as in 'J. R.' and 'Ma. Sra.'; two initials always have a space. */
function withoutDots(text: string): string {
  return text
    .replaceAll(/(?<!\p{L})(\p{Lu})\.(?=\p{Lu})/gu, '$1. ')
    .replaceAll(/(?<!(?<![\p{L}\p{M}])\p{L}{1,3})\.|\.(?=\S)/gu, ' ');
}

function tidy(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => !/^[-'’.,]*$/.test(word))
    .join(' ');
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
 * The only way for a name to enter an email: letters, blanks, hyphens and apostrophes, at most 40 characters; no tags, no digit
 * runs, nothing that looks like an address or a phone number, nothing invisible. Mail programs turn nothing in the result into a
 * link.
 * @param parts first and last names, or their placeholder
 */
export function mailName(...parts: readonly (string | null | undefined)[]): MailName {
  const typed = parts.map((part) => part?.slice(0, longestInput) ?? '').join(' ');
  const letters = withoutTags(typed)
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .replaceAll(/[^\p{L}\p{M}\p{Nd}\s.,'’ʼ-]/gu, ' ');
  let name = tidy(withoutDots(withoutDigitRuns(letters)));
  // Repeated until nothing changes: the rest of a word must not form another one.
  for (let before = ''; before !== name; ) {
    before = name;
    name = tidy(name.replaceAll(addressWord, ' ').replaceAll(ending, ' '));
  }
  return (/\p{L}/u.test(name) ? cut(name) : noName) as MailName;
}
