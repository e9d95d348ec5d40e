declare const folded: unique symbol;

/** A text in lower case and without accents. Only `foldText` makes one, so no search can compare it with another text. */
export type Folded = string & { readonly [folded]: true };

/** The apostrophes of keyboards, phones and word processors: ' ` ´ ‘ ’ ʻ ʼ. */
const apostrophe = /['`\u00B4\u2018\u2019\u02BB\u02BC]/g;

/**
 * Normalizes a text for search and comparison: lower case, without accents and with one kind of apostrophe, so that 'nunez' finds
 * 'Núñez', and the O'Brien of a keyboard the O’Brien of a phone.
 */
export function foldText(text: string): Folded {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(apostrophe, "'").toLowerCase() as Folded;
}

/** The words of a search, folded; none if it is empty. */
export function foldedWords(search: string): string[] {
  return foldText(search)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Whether a text contains each of these folded words, in any order; parts of words match too. */
export function hasEveryWord(text: Folded, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** A full name for comparison: case, accents, and how many spaces there are make no difference. */
export function foldName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return foldedWords(`${firstName} ${lastName}`).join(' ');
}

/** Whether these two characters, after a '<', begin a tag or a comment; a lone '<' begins neither. */
function beginsTag(first = '', second = ''): boolean {
  return /[a-z!]/i.test(first === '/' ? second : first);
}

/**
 * Removes HTML tags from a text for display (specification, section 5); 'a < b' and the words between tags stay. The text around
 * a removed tag may form another tag, as in '<<b>script>', so each '>' is matched with the last remaining '<'. Every character is
 * read only once, whatever the text.
 */
export function withoutTags(text: string): string {
  const kept: string[] = [];
  /** The positions of brackets in the kept text. */
  const brackets: number[] = [];
  /** The start of the first unfinished comment; -1 if there is none. */
  let comment = -1;
  const endsWith = (mark: string): boolean =>
    [...mark].every((sign, index) => kept[kept.length - mark.length + index] === sign);
  const cutFrom = (start: number): void => {
    kept.length = start;
    while ((brackets.at(-1) ?? -1) >= start) brackets.pop();
    if (comment >= start) comment = -1;
  };

  const lastEnd = text.lastIndexOf('-->');
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charAt(index);
    const open = brackets.at(-1) ?? -1;
    if (sign === '>' && comment >= 0 && kept.length >= comment + 6 && endsWith('--')) {
      cutFrom(comment);
    } else if (sign === '>' && kept[open] === '<' && beginsTag(kept[open + 1], kept[open + 2])) {
      cutFrom(open);
    } else {
      if (sign === '<' || sign === '>') brackets.push(kept.length);
      kept.push(sign);
      if (sign !== '-' || comment >= 0 || !endsWith('<!--')) continue;
      comment = kept.length - 4;
      if (lastEnd <= index) continue;
      // All of a comment is removed, including brackets.
      index = text.indexOf('-->', index + 1) + 2;
      cutFrom(comment);
    }
  }
  return kept.join('');
}
