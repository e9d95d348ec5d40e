import type { FormatDateOptions, IntlShape } from 'react-intl';

/** A calendar day (YYYY-MM-DD) in words. No time zone applies: the reader's own would turn some days into the day before. */
export function formatDay(intl: IntlShape, day: string, style: Omit<FormatDateOptions, 'timeZone'>): string {
  return intl.formatDate(`${day}T00:00:00Z`, { ...style, timeZone: 'UTC' });
}
