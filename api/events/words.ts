import { parseEventDate } from './rules.ts';

/** Dates and money as they are written in one language; made once, since making a formatter is slow. */
function createFormats(locale: string): { readonly days: Intl.DateTimeFormat; readonly dollars: Intl.NumberFormat } {
  return {
    days: new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
    dollars: new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }),
  };
}

const locales = { en: 'en-US', es: 'es-US' } as const;
const formats = { en: createFormats(locales.en), es: createFormats(locales.es) } as const;

function toUtc(text: string): Date {
  const { year, month, day } = parseEventDate(text);
  return new Date(Date.UTC(year, month - 1, day));
}

/** The days of an event in words, such as Friday, March 13 – Sunday, March 15, 2026; one day when both are the same. */
export function daysInWords(startDate: string, endDate: string, language: 'en' | 'es'): string {
  // Some mail programs show a box for the thin spaces around the dash.
  return formats[language].days.formatRange(toUtc(startDate), toUtc(endDate)).replaceAll('\u2009', ' ');
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
    timeZoneName: 'short',
  });
  // Some mail programs show a box for the narrow space before AM.
  return format.format(moment).replaceAll('\u202f', ' ');
}

/** Integer cents as dollars, such as $1,385.00. */
export function dollarsInWords(cents: number, language: 'en' | 'es'): string {
  return formats[language].dollars.format(cents / 100);
}
