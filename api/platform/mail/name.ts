import { withoutTags } from '../text/rules.ts';

declare const sanitized: unique symbol;

/**
 * A name that an email may show; only `mailName` creates one. Anyone can use our forms to email anyone, so a name must not carry a
 * message: emails accept names only in this type.
 */
export type MailName = string & { readonly [sanitized]: true };

/** The placeholder if nothing is left of a name. */
export const noName = '–' as MailName;

const longest = 40;

/** The most characters to read of a name; the contract's names are shorter. */
const longestInput = 400;

/** Bidirectional controls, zero-width and other invisible characters. */
const invisible = /[\p{Cf}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu;

/** Separate words that occur only in addresses. */
const addressWord =
  /(?<![\p{L}\p{M}])(?:https?|hxxps?|ftp|mailto|tel|sms|callto|javascript|www|arroba|dot\s?com|(?:dot|punto)\s(?:com|net|org|info|biz|xyz|top|link|online|site|shop|app|click|live|icu|co|io|me|ly|ru|cn|us|es|mx))(?![\p{L}\p{M}])/giu;

/** Top-level domains after another word; none of them is a person's name. */
const ending = /(?<=\S\s)(?:com|net|org|info|biz|xyz)(?![\p{L}\p{M}'’-])/gu;

function withoutDigitRuns(text: string): string {
  return (text.match(/\p{Nd}/gu)?.length ?? 0) > 1 ? text.replaceAll(/\p{Nd}/gu, '') : text;
}

/** Keeps a period only in abbreviations, as in 'J. R.' and 'Ma. Sra.'; two initials are always separated by a space. */
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
 * Sanitizes a name, which is the only way for it to enter an email. The result has at most 40 characters: letters, spaces, hyphens
 * and apostrophes, but no tags, no runs of digits, nothing that looks like an address or phone number, and nothing invisible, so
 * that email clients turn no part of it into a link.
 * @param context first and last names, or their placeholder
 */
export function mailName(...parts: readonly (string | null | undefined)[]): MailName {
  const typed = parts.map((part) => part?.slice(0, longestInput) ?? '').join(' ');
  const letters = withoutTags(typed)
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .replaceAll(/[^\p{L}\p{M}\p{Nd}\s.,'’ʼ-]/gu, ' ');
  let name = tidy(withoutDots(withoutDigitRuns(letters)));
  // Repeated until nothing changes, because a removal can leave text that forms another such word.
  for (let before = ''; before !== name; ) {
    before = name;
    name = tidy(name.replaceAll(addressWord, ' ').replaceAll(ending, ' '));
  }
  return (/\p{L}/u.test(name) ? cut(name) : noName) as MailName;
}
