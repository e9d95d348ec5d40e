import type { Language } from '#rules/language';

/** How many digits are compared as a number. */
const digits = 12;

/** Numbers inside a text as wide as each other, so that 9 is before 10. */
const padded = (text: string): string => text.replaceAll(/\d+/g, (number) => number.padStart(digits, '0'));

/**
 * Characters that a collator weighs one by one: printable ASCII, the accented letters of Western languages but those that count as
 * two, and the quotation marks and dashes of print.
 */
const simple = /^[ -~\u00A0-\u00AC\u00AE-\u00C5\u00C7-\u00CF\u00D1-\u00D7\u00D9-\u00DD\u00E0-\u00E5\u00E7-\u00EF\u00F1-\u00F7\u00F9-\u00FD\u00FF\u2013\u2014\u2018\u2019\u201C\u201D]*$/;

/** The weight of each character, by its code. */
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

/** Puts texts of the same weight in order, which differ in nothing but accents and capitals. */
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
 * Different texts in the order of a language. To compare two of them by its collator takes long, so each gets a key of the weights
 * of its letters once, and only texts that differ in nothing but accents and capitals are left to the collator.
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
  // No letter has the weight 0. After it is the place of the text, in two parts.
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
