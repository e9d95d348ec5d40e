import { locales, type Language } from '../language/rules.ts';

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
