import { partsOfDate } from '../platform/moments/rules.ts';
import { parseEventDate } from './rules.ts';
import type { DepositEvent } from './rules.ts';

/** Formatters of dates and money for one language, created once because creating one is slow. */
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

/**
 * Writes a range of days in natural Spanish: del viernes 13 al domingo 15 de marzo de 2026. A shared month or year appears once.
 */
function spanishDays(start: Date, end: Date): string {
  const [first, last] = [partsOfDate(formats.es.days, start), partsOfDate(formats.es.days, end)];
  const whole = `${last['weekday'] ?? ''} ${last['day'] ?? ''} de ${last['month'] ?? ''} de ${last['year'] ?? ''}`;
  if (start.getTime() === end.getTime()) return whole;
  const isOtherYear = first['year'] !== last['year'];
  const isOtherMonth = isOtherYear || first['month'] !== last['month'];
  const month = isOtherMonth ? ` de ${first['month'] ?? ''}` : '';
  const year = isOtherYear ? ` de ${first['year'] ?? ''}` : '';
  return `del ${first['weekday'] ?? ''} ${first['day'] ?? ''}${month}${year} al ${whole}`;
}

/** The days of an event in words, such as Friday, March 13 – Sunday, March 15, 2026; a single day when both are the same. */
export function daysInWords(startDate: string, endDate: string, language: 'en' | 'es'): string {
  if (language === 'es') return spanishDays(toUtc(startDate), toUtc(endDate));
  // Some email programs show a box for the thin spaces around the dash.
  return formats[language].days.formatRange(toUtc(startDate), toUtc(endDate)).replaceAll('\u2009', ' ');
}

/** The day on which the rest after a deposit is due, in words; empty if everything is due at once. */
export function restDayInWords({ deposit }: Pick<DepositEvent, 'deposit'>, language: 'en' | 'es'): string {
  return deposit ? daysInWords(deposit.restDueOn, deposit.restDueOn, language) : '';
}

/** Integer cents as dollars, such as $1,385.00. */
export function dollarsInWords(cents: number, language: 'en' | 'es'): string {
  return formats[language].dollars.format(cents / 100);
}
