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

/** The collation weight of each character, by its code; no letter has the weight 0. */
function weightsOf(texts: readonly string[], language: Language): Uint8Array {
  const weights = new Uint8Array(1 << 16);
  weights[zero] = 1;
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
const zero = 0x30;
const isDigit = (code: number): boolean => code >= zero && code < zero + 10;

/** The weights of all texts one after the other, with padded numbers. Each text ends with the weight 0. */
function weighed(texts: readonly string[], weights: Uint8Array): { all: Uint8Array; starts: Uint32Array } {
  const starts = new Uint32Array(texts.length);
  let all = new Uint8Array(1 << 20);
  let end = 0;
  texts.forEach((text, index) => {
    const most = end + text.length * digits + 1;
    if (most > all.length) {
      const before = all;
      all = new Uint8Array(2 * most);
      all.set(before);
    }
    starts[index] = end;
    for (let at = 0, numberEnd = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (at >= numberEnd && isDigit(code)) {
        numberEnd = at + 1;
        while (isDigit(text.charCodeAt(numberEnd))) numberEnd += 1;
        for (let missing = digits - (numberEnd - at); missing > 0; missing -= 1) {
          all[end] = weights[zero] ?? 0;
          end += 1;
        }
      }
      all[end] = weights[code] ?? 0;
      end += 1;
    }
    all[end] = 0;
    end += 1;
  });
  return { all, starts };
}

/** How many weights, and the position of a text in its group, fit exactly into one number. */
const weightsAtOnce = 4;
const roomForPlace = 2 ** 21;

/**
 * Sorts texts by their weights: a few weights at a time as one number, and groups that are still equal by the next ones.
 * `settle` orders texts of the same weights.
 */
function byWeights({ all, starts }: ReturnType<typeof weighed>, settle: (ties: Uint32Array) => void): Uint32Array {
  const order = Uint32Array.from(starts.keys());
  const room = new Float64Array(order.length);
  const copy = new Uint32Array(order.length);
  const left: { from: number; to: number; depth: number }[] = [{ from: 0, to: order.length, depth: 0 }];
  for (let group = left.pop(); group; group = left.pop()) {
    const { from, to, depth } = group;
    for (let at = from; at < to; at += 1) {
      let position = (starts[order[at] ?? 0] ?? 0) + depth;
      let key = 0;
      for (let step = 0; step < weightsAtOnce; step += 1) {
        const weight = all[position] ?? 0;
        key = key * 256 + weight;
        if (weight > 0) position += 1;
      }
      room[at] = key * roomForPlace + (at - from);
    }
    const keys = room.subarray(from, to).sort();
    copy.set(order.subarray(from, to), from);
    for (let first = 0, at = 0; at < keys.length; at += 1) {
      const key = keys[at] ?? 0;
      order[from + at] = copy[from + (key % roomForPlace)] ?? 0;
      const prefix = Math.floor(key / roomForPlace);
      if (at + 1 < keys.length && Math.floor((keys[at + 1] ?? 0) / roomForPlace) === prefix) continue;
      if (at > first) {
        if (prefix % 256 === 0) settle(order.subarray(from + first, from + at + 1));
        else left.push({ from: from + first, to: from + at + 1, depth: depth + weightsAtOnce });
      }
      first = at + 1;
    }
  }
  return order;
}

/**
 * Sorts distinct texts in the collation order of a language. Comparing with the collator is slow, so each letter gets a weight,
 * and only texts that differ just in accents and capitals are left to the collator.
 */
export function sortTexts(texts: readonly string[], language: Language): readonly string[] {
  const { compare } = new Intl.Collator(language);
  const known = texts.map((text) => text.normalize());
  if (texts.length > roomForPlace || !known.every((text) => text.length <= longest && simple.test(text)))
    return texts
      .map((text, at) => ({ text, key: padded(known[at] ?? '') }))
      .sort((one, other) => compare(one.key, other.key))
      .map(({ text }) => text);
  const order = byWeights(weighed(known, weightsOf(known, language)), (ties) => {
    const keys = new Map(Array.from(ties, (tie) => [tie, padded(known[tie] ?? '')]));
    ties.sort((one, other) => compare(keys.get(one) ?? '', keys.get(other) ?? ''));
  });
  return Array.from(order, (place) => texts[place] ?? '');
}
