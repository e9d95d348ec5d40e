import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { liturgicalSeasons } from '../platform/contract/enums.gen.ts';
import { spanishOrdinal } from './names.ts';
import { textsOfDay } from './rules.ts';
import { isoDay, isoDayIn, nextMidnight } from '../platform/moments/rules.ts';

const text = (name: string): { id: string; es: unknown }[] =>
  JSON.parse(readFileSync(new URL(`../../app/content/texts/${name}.json`, import.meta.url), 'utf8')) as {
    id: string;
    es: unknown;
  }[];
const passages = new Map(text('scripture').map((entry) => [entry.id, JSON.stringify(entry.es)]));
const prayers = new Set(text('prayers').map(({ id }) => id));

const celebrations = [
  'an_ordinary_day',
  'ash_wednesday',
  'holy_thursday',
  'friday_of_the_passion_of_the_lord',
  'easter_sunday',
  'divine_mercy_sunday',
  'ascension_of_the_lord',
  'pentecost_sunday',
  'most_holy_body_and_blood_of_christ',
  'most_sacred_heart_of_jesus',
  'nativity_of_the_lord',
  'presentation_of_the_lord',
  'nativity_of_john_the_baptist',
  'all_saints',
  'commemoration_of_all_the_faithful_departed',
  'michael_gabriel_and_raphael_archangels',
  'holy_guardian_angels',
  'our_lady_of_guadalupe',
];

describe('the texts of a day', () => {
  test('exist and may be shown in both languages, on every day of a year and every feast', () => {
    for (const season of liturgicalSeasons) {
      for (const celebration of celebrations) {
        for (let day = 1; day <= 31; day += 1) {
          const { verseId, prayerId } = textsOfDay({ day: { year: 2026, month: 12, day }, season, celebration });
          expect(passages.get(verseId), verseId).toEqual(expect.not.stringMatching(/jehová/i));
          expect(verseId).not.toBe('luke-1-28-38');
          expect(prayers, prayerId).toContain(prayerId);
        }
      }
    }
  });

  test('are the same all day, and different the next day', () => {
    const on = (day: number) =>
      textsOfDay({ day: { year: 2026, month: 7, day }, season: 'ordinary', celebration: 'x' });
    expect(on(6)).toEqual(on(6));
    expect(on(6).verseId).not.toBe(on(7).verseId);
    expect(on(6).prayerId).not.toBe(on(7).prayerId);
  });

  test('are those of the feast if it has its own', () => {
    const on = (celebration: string, season: 'ordinary' | 'easter' | 'advent') =>
      textsOfDay({ day: { year: 2026, month: 5, day: 1 }, season, celebration });
    expect(on('pentecost_sunday', 'easter')).toEqual({ verseId: 'acts-2-1-4', prayerId: 'come-holy-spirit' });
    expect(on('our_lady_of_guadalupe', 'advent')).toEqual({ verseId: 'luke-1-46-55', prayerId: 'hail-mary' });
    expect(on('assumption_of_the_blessed_virgin_mary', 'ordinary').verseId).toBe('luke-1-46-55');
    // The Regina Caeli is said in place of other prayers to Mary in Easter time.
    expect(on('visitation_of_mary', 'easter').prayerId).toBe('regina-caeli');
    expect(on('mary_magdalene', 'ordinary').verseId).not.toBe('luke-1-46-55');
    expect(on('dedication_of_the_basilica_of_saint_mary_major', 'ordinary').verseId).not.toBe('luke-1-46-55');
  });
});

test.each([
  ['2026-11-21T04:59:59Z', 'America/New_York', '2026-11-21T05:00:00.000Z'],
  ['2026-11-21T05:00:00Z', 'America/New_York', '2026-11-22T05:00:00.000Z'],
  // The clocks go back on the first of November: that day has 25 hours.
  ['2026-11-01T04:00:00Z', 'America/New_York', '2026-11-02T05:00:00.000Z'],
  ['2026-11-21T12:00:00Z', 'UTC', '2026-11-22T00:00:00.000Z'],
])('after %s the day in %s changes at %s', (now, zone, midnight) => {
  expect(nextMidnight(new Date(now), zone).toISOString()).toBe(midnight);
});

test.each([
  [1, 'primer', 'primera'],
  [3, 'tercer', 'tercera'],
  [7, 'séptimo', 'séptima'],
  [10, 'décimo', 'décima'],
  [12, 'duodécimo', 'duodécima'],
  [13, 'decimotercer', 'decimotercera'],
  [20, 'vigésimo', 'vigésima'],
  [21, 'vigésimo primer', 'vigésima primera'],
  [33, 'trigésimo tercer', 'trigésima tercera'],
  [34, 'trigésimo cuarto', 'trigésima cuarta'],
])('%i is written %s before a masculine noun and %s before a feminine one', (number, masculine, feminine) => {
  expect([spanishOrdinal(number, 'masculine'), spanishOrdinal(number, 'feminine')]).toEqual([masculine, feminine]);
});

test('there is no ordinal beyond the weeks of the year', () => {
  expect(() => spanishOrdinal(0, 'feminine')).toThrow(RangeError);
  expect(() => spanishOrdinal(40, 'feminine')).toThrow(RangeError);
});

test('stored days sort in chronological order', () => {
  expect(isoDay({ year: 2026, month: 2, day: 3 })).toBe('2026-02-03');
});

test('the day of an instant is the local day of the place', () => {
  expect(isoDayIn(new Date('2026-03-01T04:59:00Z'), 'America/New_York')).toBe('2026-02-28');
  expect(isoDayIn(new Date('2026-03-01T05:00:00Z'), 'America/New_York')).toBe('2026-03-01');
});
