import type { Language } from '../platform/language/rules.ts';

/** Names that people use, where the calendar's are stiff, or in one case wrong. */
const better: Readonly<Record<string, Record<Language, string>>> = {
  holy_thursday: { en: 'Holy Thursday', es: 'Jueves Santo' },
  friday_of_the_passion_of_the_lord: { en: 'Good Friday', es: 'Viernes Santo' },
  holy_saturday: { en: 'Holy Saturday', es: 'Sábado Santo' },
  easter_sunday: {
    en: 'Easter Sunday of the Resurrection of the Lord',
    es: 'Domingo de Pascua de la Resurrección del Señor',
  },
  nativity_of_the_lord: { en: 'The Nativity of the Lord: Christmas', es: 'La Natividad del Señor: Navidad' },
  mary_mother_of_god: { en: 'Mary, the Holy Mother of God', es: 'Santa María, Madre de Dios' },
  thomas_aquinas_priest: {
    en: 'Saint Thomas Aquinas, Priest and Doctor of the Church',
    es: 'Santo Tomás de Aquino, presbítero y doctor de la Iglesia',
  },
  commemoration_of_all_the_faithful_departed: {
    en: 'The Commemoration of All the Faithful Departed: All Souls’ Day',
    es: 'Conmemoración de todos los fieles difuntos',
  },
  joseph_spouse_of_mary: {
    en: 'Saint Joseph, Spouse of the Blessed Virgin Mary',
    es: 'San José, esposo de la Santísima Virgen María',
  },
  annunciation_of_the_lord: { en: 'The Annunciation of the Lord', es: 'La Anunciación del Señor' },
  epiphany_of_the_lord: { en: 'The Epiphany of the Lord', es: 'La Epifanía del Señor' },
  immaculate_conception_of_the_blessed_virgin_mary: {
    en: 'The Immaculate Conception of the Blessed Virgin Mary',
    es: 'La Inmaculada Concepción de la Santísima Virgen María',
  },
  nativity_of_john_the_baptist: {
    en: 'The Nativity of Saint John the Baptist',
    es: 'La Natividad de san Juan Bautista',
  },
  presentation_of_the_lord: { en: 'The Presentation of the Lord', es: 'La Presentación del Señor' },
  transfiguration_of_the_lord: { en: 'The Transfiguration of the Lord', es: 'La Transfiguración del Señor' },
  our_lord_jesus_christ_king_of_the_universe: {
    en: 'Our Lord Jesus Christ, King of the Universe',
    es: 'Nuestro Señor Jesucristo, Rey del Universo',
  },
};

const ones = ['', 'primer', 'segund', 'tercer', 'cuart', 'quint', 'sext', 'séptim', 'octav', 'noven'];
const teens = [
  'décim',
  'undécim',
  'duodécim',
  'decimotercer',
  'decimocuart',
  'decimoquint',
  'decimosext',
  'decimoséptim',
  'decimoctav',
  'decimonoven',
];
const tens: Readonly<Record<number, string>> = { 2: 'vigésim', 3: 'trigésim' };

/**
 * A Spanish ordinal in words, 1 to 39, as it precedes its noun: tercer domingo, tercera semana.
 * @throws RangeError for any other number.
 */
export function spanishOrdinal(number: number, gender: 'masculine' | 'feminine'): string {
  const ending = gender === 'masculine' ? 'o' : 'a';
  // Before a masculine noun primero and tercero lose their ending.
  const inflect = (stem: string): string => (gender === 'masculine' && stem.endsWith('er') ? stem : `${stem}${ending}`);
  if (!Number.isInteger(number) || number < 1 || number > 39)
    throw new RangeError(`Not an ordinal of the Church's year: ${String(number)}`);
  if (number < 10) return inflect(ones[number] ?? '');
  if (number < 20) return inflect(teens[number - 10] ?? '');
  const [ten, one] = [Math.floor(number / 10), number % 10];
  return [inflect(tens[ten] ?? ''), ...(one === 0 ? [] : [inflect(ones[one] ?? '')])].join(' ');
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const seasonsOfDates: Readonly<Record<string, Record<Language, string>>> = {
  advent: { en: 'Weekday of Advent', es: 'Feria de Adviento' },
  christmas: { en: 'Weekday of Christmas Time', es: 'Feria de Navidad' },
};

/**
 * The name of a celebration as we write it: ordinals in words, which screen readers read correctly, and familiar names. `season`
 * marks the days that are named by their date alone.
 */
export function celebrationName(id: string, name: string, language: Language, season: string): string {
  const known = better[id]?.[language];
  if (known !== undefined) return known;
  const ofDate = /^(?:(?:December|January) \d+|\d+ de (?:diciembre|enero))$/.test(name)
    ? seasonsOfDates[season]?.[language]
    : undefined;
  if (ofDate !== undefined) return `${ofDate}, ${name}`;
  if (language === 'en') return name.replace(' week of Ordinary Time', ' week in Ordinary Time');
  return capitalized(
    name
      .replace(/^(\S+) día de la Octava/, '$1 de la Octava')
      .replace(/(\d{1,2})º/g, (_, number: string) => spanishOrdinal(Number(number), 'masculine'))
      .replace(/(\d{1,2})ª/g, (_, number: string) => spanishOrdinal(Number(number), 'feminine')),
  );
}
