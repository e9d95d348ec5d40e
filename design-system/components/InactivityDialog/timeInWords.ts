import { locales } from '../../i18n/useMessages.ts';
import type { Language } from '../../i18n/useMessages.ts';

/** Returns a number of seconds in words, such as '1 minute and 5 seconds'; a negative number is '0 seconds'. */
export function timeInWords(seconds: number, language: Language): string {
  const locale = locales[language];
  const inUnit = (value: number, unit: 'minute' | 'second'): string =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const whole = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  const parts = [
    ...(minutes > 0 ? [inUnit(minutes, 'minute')] : []),
    ...(rest > 0 || minutes === 0 ? [inUnit(rest, 'second')] : []),
  ];
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
}

/** Whether to announce the remaining time: at each full minute, then at 30 and 10 seconds, to avoid constant announcements. */
export function isSaid(seconds: number): boolean {
  return seconds > 0 && (seconds % 60 === 0 || seconds === 30 || seconds === 10);
}
