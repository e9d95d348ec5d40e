import type { components } from '#contract/schema';
import type { CalendarDay } from '../platform/moments/rules.ts';

export type LiturgicalSeason = components['schemas']['LiturgicalSeason'];

/** The facts that determine the verse and the prayer of a day. */
export interface DayOfTheYear {
  readonly day: CalendarDay;
  readonly season: LiturgicalSeason;
  /** The celebration's id in the calendar, such as `holy_thursday`. */
  readonly celebration: string;
}

/**
 * Passages for the days of each season, used in turn: short ones that may be shown in both languages. Matthew 11:28-30 is not
 * among them because home shows it every day.
 */
const verses: Readonly<Record<LiturgicalSeason, readonly string[]>> = {
  advent: [
    'isa-41-10',
    'john-8-12',
    'luke-1-46-55',
    'phil-4-4-7',
    'rev-3-20',
    'ezek-36-25-27',
    'joel-2-28-29',
    'rev-21-3-5',
  ],
  christmas: ['john-3-16-17', 'luke-2-29-32', '1john-4-7-12', 'john-8-12'],
  lent: [
    '1john-1-9',
    'rom-12-1-2',
    'ezek-36-25-27',
    'mark-11-22-25',
    'jas-5-13-16',
    'matt-6-9-13',
    'ps-62-2-9',
    'john-3-16-17',
  ],
  triduum: ['john-3-16-17', 'rom-8-31-39'],
  easter: [
    'john-11-25-26',
    'john-20-19-23',
    'rom-8-14-17',
    'john-10-9-11',
    'john-14-6',
    'john-6-35',
    'matt-28-18-20',
    'ps-150-1-5',
    'john-14-13-18',
    'rev-21-3-5',
    'acts-1-8',
  ],
  ordinary: [
    'isa-41-10',
    'john-14-27',
    'phil-4-4-7',
    'matt-7-7-11',
    'ps-62-2-9',
    'john-6-35',
    'rom-8-26-28',
    'gal-5-22-25',
    'rev-3-20',
    'eph-1-17-19',
    'john-8-12',
    'phil-4-13',
    'matt-5-3-12',
    'john-7-37-39',
    '1john-4-7-12',
    'rom-5-5',
    'john-10-9-11',
    '1pet-5-6-11',
    'ps-150-1-5',
    'rom-12-1-2',
    'col-3-12-17',
  ],
};

/** Prayers for the days of each season, used in turn: those that can be prayed in one sitting. */
const prayers: Readonly<Record<LiturgicalSeason, readonly string[]>> = {
  advent: ['come-holy-spirit', 'our-father', 'hail-mary', 'memorare'],
  christmas: ['our-father', 'glory-be', 'hail-mary', 'hail-holy-queen'],
  lent: ['act-of-contrition', 'our-father', 'anima-christi', 'hail-holy-queen', 'st-michael'],
  triduum: ['act-of-contrition', 'anima-christi'],
  easter: ['regina-caeli', 'come-holy-spirit', 'our-father', 'glory-be'],
  ordinary: [
    'our-father',
    'come-holy-spirit',
    'hail-holy-queen',
    'anima-christi',
    'memorare',
    'guardian-angel',
    'act-of-contrition',
    'st-michael',
    'hail-mary',
  ],
};

/** Days with a passage and prayer of their own, by the celebration's id. */
const own: Readonly<Record<string, { verse?: string; prayer?: string }>> = {
  ash_wednesday: { verse: '1john-1-9', prayer: 'act-of-contrition' },
  holy_thursday: { verse: 'luke-22-19-20', prayer: 'anima-christi' },
  friday_of_the_passion_of_the_lord: { verse: 'john-3-16-17', prayer: 'act-of-contrition' },
  easter_sunday: { verse: 'john-11-25-26', prayer: 'regina-caeli' },
  divine_mercy_sunday: { verse: 'john-20-19-23' },
  ascension_of_the_lord: { verse: 'matt-28-18-20' },
  pentecost_sunday: { verse: 'acts-2-1-4', prayer: 'come-holy-spirit' },
  most_holy_body_and_blood_of_christ: { verse: 'john-6-51-59', prayer: 'anima-christi' },
  most_sacred_heart_of_jesus: { verse: 'matt-11-28-30' },
  nativity_of_the_lord: { verse: 'john-1-1-14' },
  presentation_of_the_lord: { verse: 'luke-2-29-32' },
  nativity_of_john_the_baptist: { verse: 'luke-1-68-79' },
  all_saints: { verse: 'matt-5-3-12' },
  commemoration_of_all_the_faithful_departed: { verse: 'john-11-25-26' },
  michael_gabriel_and_raphael_archangels: { prayer: 'st-michael' },
  holy_guardian_angels: { prayer: 'guardian-angel' },
};

/** Days of Mary, by the calendar's names for them. */
const ofMary =
  /^our_lady_|^mary_mother_|_blessed_virgin_mary$|^(annunciation_of_the_lord|visitation_of_mary|immaculate_heart_of_mary|most_holy_name_of_mary)$/;

function turn(list: readonly string[], { year, month, day }: CalendarDay): string {
  const days = Date.UTC(year, month - 1, day) / (24 * 60 * 60 * 1000);
  return list[days % list.length] ?? '';
}

/** The passage and the prayer of a day: those of its feast, otherwise the season's next ones. */
export function textsOfDay({ day, season, celebration }: DayOfTheYear): { verseId: string; prayerId: string } {
  const marian = ofMary.test(celebration)
    ? { verse: 'luke-1-46-55', prayer: season === 'easter' ? 'regina-caeli' : 'hail-mary' }
    : undefined;
  const feast = own[celebration] ?? marian;
  return { verseId: feast?.verse ?? turn(verses[season], day), prayerId: feast?.prayer ?? turn(prayers[season], day) };
}
