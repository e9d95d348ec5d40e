import { locales } from '../../i18n/useMessages.ts';
import type { Language } from '../../i18n/useMessages.ts';
import { dateOf, isDay } from './calendarDays.ts';

/** The text in lowercase and without accents. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function monthNames(language: Language): string[] {
  const format = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) =>
    plain(format.format(dateOf(`2026-${String(month + 1).padStart(2, '0')}-01`))),
  );
}

/** The month named in a text. The last match wins, because an abbreviated weekday before it may look like a month. */
function monthIn(text: string, language: Language): number | undefined {
  const names = monthNames(language);
  const found = (text.match(/[a-z]{3,}/g) ?? []).map((word) => names.findIndex((name) => name.startsWith(word)) + 1);
  return found.findLast((month) => month > 0);
}

type Parts = { year?: string; month: string; day: string };

function partsOf(text: string, language: Language): Parts | undefined {
  const figures = text.match(/\d+/g) ?? [];
  const named = monthIn(text, language);
  if (named !== undefined) {
    const [day, year, more] = figures;
    return day === undefined || more !== undefined ? undefined : { day, month: String(named), year };
  }
  const [first, second, third, more] = figures;
  if (first === undefined || second === undefined || more !== undefined) return undefined;
  if (first.length === 4) return third === undefined ? undefined : { year: first, month: second, day: third };
  return language === 'es' ? { day: first, month: second, year: third } : { month: first, day: second, year: third };
}

/**
 * The day meant by '12/5/2026', '12/5' or 'Dec 5', as 'YYYY-MM-DD', in the order of the language. Without a year it is the first
 * such day among those that can be chosen. Undefined if the text is not a day.
 */
export function readTypedDay(typed: string, language: Language, days: readonly string[]): string | undefined {
  const parts = partsOf(plain(typed), language);
  if (parts === undefined) return undefined;
  const ending = `${parts.month.padStart(2, '0')}-${parts.day.padStart(2, '0')}`;
  if (parts.year === undefined) {
    const thisYear = (days[0] ?? '').slice(0, 4);
    const day = days.find((offered) => offered.slice(5) === ending) ?? `${thisYear}-${ending}`;
    return isDay(day) ? day : undefined;
  }
  const day = `${parts.year.length === 2 ? `20${parts.year}` : parts.year}-${ending}`;
  return isDay(day) ? day : undefined;
}
