import { parseEventDate } from './rules.ts';

const locales = { en: 'en-US', es: 'es-US' } as const;

/** The days of an event in words, such as Friday, March 13 – Sunday, March 15, 2026; one day when both are the same. */
export function daysInWords(startDate: string, endDate: string, language: 'en' | 'es'): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const [start, end] = [startDate, endDate].map((text) => {
    const { year, month, day } = parseEventDate(text);
    return new Date(Date.UTC(year, month - 1, day));
  });
  if (!start || !end) throw new RangeError('Two dates are needed');
  // Some mail programs show a box for the thin spaces around the dash.
  return format.formatRange(start, end).replaceAll('\u2009', ' ');
}

/** Integer cents as dollars, such as $1,385.00. */
export function dollarsInWords(cents: number, language: 'en' | 'es'): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'USD' }).format(cents / 100);
}
