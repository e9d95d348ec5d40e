import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Language } from '#rules/language';

/** Numbers that are written as words. "One" and "half" count only in a time or size, because they mean much else. */
const words: Readonly<Record<Language, readonly (readonly [number, string])[]>> = {
  en: [
    [0.5, 'half(?= an? (?:hour|megabyte))'],
    [1, 'one(?= hour)'],
    ...numbered(2, 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'),
    ...numbered(20, 'twenty thirty forty fifty sixty seventy eighty ninety', 10),
  ],
  es: [
    [0.5, 'medi[oa](?= (?:hora|megabyte))'],
    [1, '(?:durante una|próxima)(?= hora)'],
    [2, 'dos(?! (?:idiomas|veces))'],
    ...numbered(3, 'tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'),
    ...numbered(20, 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', 10),
  ],
};

/** Words with their numbers, which begin at `first`. */
function numbered(first: number, list: string, step = 1): [number, string][] {
  return list.split(' ').map((word, at) => [first + at * step, word]);
}

function numberPattern(language: Language): RegExp {
  const digits = String.raw`(?<![\p{L}\d])(?:\d{1,3}(?:[., \u00A0\u202F]\d{3})+(?!\d)|\d+(?:\.\d+)?)`;
  const spelled = words[language].map(([, word]) => String.raw`(?<!\p{L})${word}(?!\p{L})`);
  return new RegExp([digits, ...spelled].map((part) => `(${part})`).join('|'), 'giu');
}

const patterns = { en: numberPattern('en'), es: numberPattern('es') };

/** The numbers in a piece of a sentence, without those of a phone number. */
function numbersInText(text: string, language: Language): number[] {
  return [...text.replaceAll(/\+\d[\d\s]*/g, '').matchAll(patterns[language])].map(([found, digits, ...spelled]) =>
    digits === undefined
      ? (words[language][spelled.findIndex(Boolean)]?.[0] ?? Number.NaN)
      : Number(found.replaceAll(/[., \u00A0\u202F](?=\d{3}(?!\d))/g, '')),
  );
}

/** The numbers in the words of a message. In the branch of a plural for one, or for exactly 3, that number is a count. */
export function numbersIn(elements: readonly MessageFormatElement[], language: Language): number[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return numbersInText(element.value, language);
    if (element.type === TYPE.tag) return numbersIn(element.children, language);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.entries(element.options).flatMap(([branch, { value }]) =>
      numbersIn(value, language).filter(
        (number) => branch !== `=${String(number)}` && !(branch === 'one' && number === 1),
      ),
    );
  });
}
