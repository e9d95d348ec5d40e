import type { Language } from '#rules/language';

/** How many digits of a number inside a text are compared by value. */
const digits = 12;

/** Pads the numbers inside a text to equal width, so that 9 comes before 10. */
const padded = (text: string): string => text.replaceAll(/\d+/g, (number) => number.padStart(digits, '0'));

/**
 * Characters that a collator weighs one by one: printable ASCII, the accented letters of Western languages except those that
 * count as two, and typographic quotation marks and dashes.
 */
const simple =
  /^[ -~\u00A0-\u00AC\u00AE-\u00C5\u00C7-\u00CF\u00D1-\u00D7\u00D9-\u00DD\u00E0-\u00E5\u00E7-\u00EF\u00F1-\u00F7\u00F9-\u00FD\u00FF\u2013\u2014\u2018\u2019\u201C\u201D]*$/;

/** The collation weight of each character, by its code. */
function weightsOf(texts: readonly string[], language: Language): Uint16Array {
  const weights = new Uint16Array(1 << 16);
  for (const text of texts) for (let at = 0; at < text.length; at += 1) weights[text.charCodeAt(at)] = 1;
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  const characters = Array.from(weights, (isUsed, code) => (isUsed > 0 ? String.fromCharCode(code) : ''))
    .filter((character) => character !== '')
    .sort(compare);
  let weight = 0;
  characters.forEach((character, at) => {
    if (at === 0 || compare(characters[at - 1] ?? '', character) !== 0) weight += 1;
    weights[character.charCodeAt(0)] = weight;
  });
  return weights;
}

/** Longer texts are compared by the collator. */
const longest = 400;

/** Orders texts of the same weight, which differ only in accents and capitals. */
function settleTies(
  keys: readonly string[],
  textOf: (key: string) => string,
  compare: (one: string, other: string) => number,
): readonly string[] {
  const weightOf = (key: string): string => key.slice(0, -2);
  const isTie = keys.map((key, at) => at > 0 && weightOf(key) === weightOf(keys[at - 1] ?? ''));
  const settled: string[] = [];
  for (let from = 0, to = 1; from < keys.length; from = to, to += 1) {
    while (isTie[to] === true) to += 1;
    const ties = keys.slice(from, to);
    settled.push(...(ties.length > 1 ? ties.sort((one, other) => compare(textOf(one), textOf(other))) : ties));
  }
  return settled;
}

/**
 * Sorts distinct texts in the collation order of a language. Comparing with the collator is slow, so each text gets a key of its
 * letters' weights once, and only texts that differ just in accents and capitals are left to the collator.
 */
export function sortTexts(texts: readonly string[], language: Language): readonly string[] {
  const { compare } = new Intl.Collator(language);
  const known = texts.map((text) => padded(text.normalize()));
  const byCollator = (): readonly string[] =>
    texts
      .map((text, at) => ({ text, key: known[at] ?? '' }))
      .sort((one, other) => compare(one.key, other.key))
      .map(({ text }) => text);
  if (!known.every((text) => text.length <= longest && simple.test(text))) return byCollator();
  const weights = weightsOf(known, language);
  const room = new Uint16Array(longest + 3);
  // No letter has the weight 0, so it ends the letters. The position of the text follows in two parts.
  const keys = known.map((text, place) => {
    const { length } = text;
    for (let at = 0; at < length; at += 1) room[at] = weights[text.charCodeAt(at)] ?? 0;
    room[length] = 0;
    room[length + 1] = place >> 15;
    room[length + 2] = place & 0x7fff;
    return String.fromCharCode(...room.subarray(0, length + 3));
  });
  keys.sort();
  const placeOf = (key: string): number => (key.charCodeAt(key.length - 2) << 15) + key.charCodeAt(key.length - 1);
  return settleTies(keys, (key) => known[placeOf(key)] ?? '', compare).map((key) => texts[placeOf(key)] ?? '');
}
