import { locales, type Language } from '../language/rules.ts';

const msOfMinute = 60_000;

/** A calendar day without a time or time zone; `month` is 1 to 12. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

type DateParts = Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>>;

/**
 * Whether a string is the name of a time zone. Older names count, because lists of zones differ between browsers and servers.
 * Offsets such as +05:00 are not names.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Returns the parts of a formatted date by type. */
export function partsOfDate(format: Intl.DateTimeFormat, date: Date): DateParts {
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}

/** A time of day in Spanish with its article: las 6:00 p. m., la 1:00 p. m. */
export function withSpanishArticle(time: string): string {
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
}

/** Formats a moment in natural Spanish: viernes 13 de marzo de 2026 a las 6:00 p. m., hora del Este. */
function spanishMoment({ weekday, day, month, year, hour, minute, dayPeriod, timeZoneName }: DateParts): string {
  const half = (dayPeriod ?? '').startsWith('a') ? 'a. m.' : 'p. m.';
  const zone = timeZoneName === 'hora oriental' ? 'hora del Este' : (timeZoneName ?? '');
  const time = `a ${withSpanishArticle(`${hour ?? ''}:${minute ?? ''} ${half}`)}, ${zone}`;
  return `${weekday ?? ''} ${day ?? ''} de ${month ?? ''} de ${year ?? ''} ${time}`;
}

/** Formats a moment in a time zone, usually the event's: Friday, March 13, 2026 at 6:00 PM EDT. */
export function momentInWords(moment: Date, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: language === 'es' ? 'longGeneric' : 'short',
  });
  if (language === 'es') return spanishMoment(partsOfDate(format, moment));
  // Some email clients show a box for the narrow space before AM.
  return format.format(moment).replaceAll('\u202f', ' ');
}

/** Returns the day this many days later, or earlier if negative. */
export function addDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Returns the number of days from the first day to the second; negative if the second is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  const at = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day);
  return Math.round((at(to) - at(from)) / (24 * 60 * msOfMinute));
}

/** Formats a day for storage and transfer, as YYYY-MM-DD; these strings sort chronologically. */
export function isoDay({ year, month, day }: CalendarDay): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Parses a day in the format YYYY-MM-DD. */
export function readIsoDay(text: string): CalendarDay {
  const [year = NaN, month = NaN, day = NaN] = text.split('-').map(Number);
  return { year, month, day };
}

/** Formatters by time zone: creating one costs far more than using it, and there are few zones. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  dayFormats.set(timeZone, made);
  return made;
}

/** Returns the day of an instant in a time zone. */
export function dayIn(instant: Date, timeZone: string): CalendarDay {
  const [month = NaN, day = NaN, year = NaN] = dayFormat(timeZone).format(instant).split('/').map(Number);
  return { year, month, day };
}

function midnightUtc({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day);
}

function findStartOfDay(day: CalendarDay, timeZone: string): Date {
  const middle = midnightUtc(day);
  let before = middle / msOfMinute - 16 * 60;
  let from = middle / msOfMinute + 16 * 60;
  while (from - before > 1) {
    const half = Math.floor((before + from) / 2);
    if (midnightUtc(dayIn(new Date(half * msOfMinute), timeZone)) >= middle) from = half;
    else before = half;
  }
  return new Date(from * msOfMinute);
}

/** Cached starts of days: there are few events, and each registration needs the same days of its event again. */
const startsOfDays = new Map<string, number>();
const keptStarts = 500;

/**
 * Returns the first instant of a day in a time zone. It is found by binary search, because a day may begin at 01:00 where clocks
 * change at midnight. No zone is ever more than 16 hours away from UTC.
 */
export function startOfDay(day: CalendarDay, timeZone: string): Date {
  const key = `${String(day.year)}-${String(day.month)}-${String(day.day)} ${timeZone}`;
  const known = startsOfDays.get(key);
  if (known !== undefined) return new Date(known);
  const start = findStartOfDay(day, timeZone);
  if (startsOfDays.size >= keptStarts) startsOfDays.clear();
  startsOfDays.set(key, start.getTime());
  return start;
}

/** Returns the day of an instant in a time zone, as YYYY-MM-DD. */
export function isoDayIn(instant: Date, timeZone: string): string {
  return isoDay(dayIn(instant, timeZone));
}

/** Returns the first instant of tomorrow in a time zone, when the day shown on pages changes. */
export function nextMidnight(now: Date, timeZone: string): Date {
  return startOfDay(addDays(dayIn(now, timeZone), 1), timeZone);
}
