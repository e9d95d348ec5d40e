import { locales, type Language } from '../../i18n/useMessages.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Beyond this many days, a count is harder to understand than the date. */
const countedDays = 30;

const formats = new Map<string, Intl.RelativeTimeFormat>();

function say(value: number, unit: 'second' | 'minute' | 'hour' | 'day', language: Language): string {
  // Only for 'now', 'yesterday' and 'tomorrow': in Spanish, 'auto' also has a word for two days ago, which not everyone uses.
  const numeric = (unit === 'second' || unit === 'day') && Math.abs(value) <= 1 ? 'auto' : 'always';
  const key = `${language} ${numeric}`;
  const format = formats.get(key) ?? new Intl.RelativeTimeFormat(locales[language], { numeric });
  formats.set(key, format);
  return format.format(value, unit);
}

/** The day number on the reader's calendar. It uses UTC, so that daylight saving changes cause no fractions. */
function dayNumber(at: Date): number {
  return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / day;
}

/** Formats a moment relative to now: 'now', '5 minutes ago', 'in 3 hours', 'yesterday', '12 days ago'; a date if it is far away. */
export function relativeTime(at: Date, now: Date, language: Language): string {
  const distance = at.getTime() - now.getTime();
  const size = Math.abs(distance);
  if (size < minute) return say(0, 'second', language);
  if (size < hour) return say(Math.trunc(distance / minute), 'minute', language);
  if (size < day) return say(Math.trunc(distance / hour), 'hour', language);
  const days = dayNumber(at) - dayNumber(now);
  if (Math.abs(days) <= countedDays) return say(days, 'day', language);
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium' }).format(at);
}

/** Formats a moment in full: weekday, date and time. */
export function fullTime(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'full', timeStyle: 'short' }).format(at);
}
