import { parseEventDate } from './rules.ts';

/** Dates and money as they are written in one language; made once, since making a formatter is slow. */
function createFormats(locale: string): { readonly days: Intl.DateTimeFormat; readonly dollars: Intl.NumberFormat } {
  return {
    days: new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
    dollars: new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }),
  };
}

const locales = { en: 'en-US', es: 'es-US' } as const;
const formats = { en: createFormats(locales.en), es: createFormats(locales.es) } as const;

function toUtc(text: string): Date {
  const { year, month, day } = parseEventDate(text);
  return new Date(Date.UTC(year, month - 1, day));
}

type DateParts = Readonly<Partial<Record<Intl.DateTimeFormatPartTypes, string>>>;

/** The pieces of a date by their names. */
function partsOf(format: Intl.DateTimeFormat, date: Date): DateParts {
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}

/** Days in Spanish as one says them: del viernes 13 al domingo 15 de marzo de 2026. What both have in common is said once. */
function spanishDays(start: Date, end: Date): string {
  const [first, last] = [partsOf(formats.es.days, start), partsOf(formats.es.days, end)];
  const whole = `${last['weekday'] ?? ''} ${last['day'] ?? ''} de ${last['month'] ?? ''} de ${last['year'] ?? ''}`;
  if (start.getTime() === end.getTime()) return whole;
  const isOtherYear = first['year'] !== last['year'];
  const isOtherMonth = isOtherYear || first['month'] !== last['month'];
  const month = isOtherMonth ? ` de ${first['month'] ?? ''}` : '';
  const year = isOtherYear ? ` de ${first['year'] ?? ''}` : '';
  return `del ${first['weekday'] ?? ''} ${first['day'] ?? ''}${month}${year} al ${whole}`;
}

/** The days of an event in words, such as Friday, March 13 – Sunday, March 15, 2026; one day when both are the same. */
export function daysInWords(startDate: string, endDate: string, language: 'en' | 'es'): string {
  if (language === 'es') return spanishDays(toUtc(startDate), toUtc(endDate));
  // Some mail programs show a box for the thin spaces around the dash.
  return formats[language].days.formatRange(toUtc(startDate), toUtc(endDate)).replaceAll('\u2009', ' ');
}

/** A moment in Spanish as one says it: viernes 13 de marzo de 2026 a las 6:00 p. m., hora del Este. */
function spanishMoment({ weekday, day, month, year, hour, minute, dayPeriod, timeZoneName }: DateParts): string {
  const half = (dayPeriod ?? '').startsWith('a') ? 'a. m.' : 'p. m.';
  const zone = timeZoneName === 'hora oriental' ? 'hora del Este' : (timeZoneName ?? '');
  const time = `a la${hour === '1' ? '' : 's'} ${hour ?? ''}:${minute ?? ''} ${half}, ${zone}`;
  return `${weekday ?? ''} ${day ?? ''} de ${month ?? ''} de ${year ?? ''} ${time}`;
}

/** A moment in words, in the event's own zone, such as Friday, March 13, 2026 at 6:00 PM EDT. */
export function momentInWords(moment: Date, timeZone: string, language: 'en' | 'es'): string {
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
  if (language === 'es') return spanishMoment(partsOf(format, moment));
  // Some mail programs show a box for the narrow space before AM.
  return format.format(moment).replaceAll('\u202f', ' ');
}

/** Integer cents as dollars, such as $1,385.00. */
export function dollarsInWords(cents: number, language: 'en' | 'es'): string {
  return formats[language].dollars.format(cents / 100);
}
