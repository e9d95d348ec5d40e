import { parseEventDate } from './rules.ts';

/** Dates and money as they are written in one language; made once, since making a formatter is slow. */
function createFormats(locale: string): { readonly days: Intl.DateTimeFormat; readonly dollars: Intl.NumberFormat } {
  return {
    days: new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
    dollars: new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }),
  };
}

const formats = { en: createFormats('en-US'), es: createFormats('es-US') } as const;

function toUtc(text: string): Date {
  const { year, month, day } = parseEventDate(text);
  return new Date(Date.UTC(year, month - 1, day));
}

/** The days of an event in words, such as Friday, March 13 – Sunday, March 15, 2026; one day when both are the same. */
export function daysInWords(startDate: string, endDate: string, language: 'en' | 'es'): string {
  // Some mail programs show a box for the thin spaces around the dash.
  return formats[language].days.formatRange(toUtc(startDate), toUtc(endDate)).replaceAll('\u2009', ' ');
}

/** Integer cents as dollars, such as $1,385.00. */
export function dollarsInWords(cents: number, language: 'en' | 'es'): string {
  return formats[language].dollars.format(cents / 100);
}
