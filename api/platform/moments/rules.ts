import { locales, type Language } from '../language/rules.ts';

const msOfMinute = 60_000;

/** A calendar day, no time and no zone; `month` 1 to 12. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

type DateParts = Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>>;

/**
 * Whether a name is that of a time zone, its older names included: lists of zones differ between browsers and servers. Offsets such as
 * +05:00 are not names.
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

/** The pieces of a date by their names. */
export function partsOfDate(format: Intl.DateTimeFormat, date: Date): DateParts {
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}

/** A moment in Spanish as one says it: viernes 13 de marzo de 2026 a las 6:00 p. m., hora del Este. */
function spanishMoment({ weekday, day, month, year, hour, minute, dayPeriod, timeZoneName }: DateParts): string {
  const half = (dayPeriod ?? '').startsWith('a') ? 'a. m.' : 'p. m.';
  const zone = timeZoneName === 'hora oriental' ? 'hora del Este' : (timeZoneName ?? '');
  const time = `a la${hour === '1' ? '' : 's'} ${hour ?? ''}:${minute ?? ''} ${half}, ${zone}`;
  return `${weekday ?? ''} ${day ?? ''} de ${month ?? ''} de ${year ?? ''} ${time}`;
}

/** A moment in words, in the event's own zone, such as Friday, March 13, 2026 at 6:00 PM EDT. */
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
  // Some mail programs show a box for the narrow space before AM.
  return format.format(moment).replaceAll('\u202f', ' ');
}

/** The day this many days later, or earlier when negative. */
export function addDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** How many days the second day is after the first; below 0 when it is before. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  const at = ({ year, month, day }: CalendarDay) => Date.UTC(year, month - 1, day);
  return Math.round((at(to) - at(from)) / (24 * 60 * msOfMinute));
}

/** A day as it is stored and sent, YYYY-MM-DD; such texts sort by time. */
export function isoDay({ year, month, day }: CalendarDay): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Reads a day written as YYYY-MM-DD. */
export function readIsoDay(text: string): CalendarDay {
  const [year = NaN, month = NaN, day = NaN] = text.split('-').map(Number);
  return { year, month, day };
}

/** Creating a formatter costs far more than using it, and there are few zones. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  dayFormats.set(timeZone, made);
  return made;
}

/** The day on which an instant falls in a time zone. */
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

/** Days computed before: events are few, and each registration needs the same days of its event again. */
const startsOfDays = new Map<string, number>();
const keptStarts = 500;

/**
 * The first instant of a day in a time zone. Found by search: where clocks change at midnight, a day may begin at 01:00, and no
 * zone is ever more than 16 hours away from UTC.
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

/** The day on which an instant falls in a time zone, as YYYY-MM-DD. */
export function isoDayIn(instant: Date, timeZone: string): string {
  return isoDay(dayIn(instant, timeZone));
}

/** The first instant of tomorrow in a time zone, when the day on pages changes. */
export function nextMidnight(now: Date, timeZone: string): Date {
  return startOfDay(addDays(dayIn(now, timeZone), 1), timeZone);
}
