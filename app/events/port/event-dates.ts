import { parseEventDate } from '#rules/events';
import type { IntlShape } from 'react-intl';
import type { Schemas } from '../../platform/client/client.ts';

type Event = Schemas['Event'];

const long = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;

/** A DD-MON-YYYY date in the reader's language, such as 15 de mayo de 2027. A day has no time zone, so none is applied. */
export function eventDate(intl: IntlShape, date: string): string {
  const { year, month, day } = parseEventDate(date);
  return intl.formatDate(Date.UTC(year, month - 1, day), long);
}

/** The range from the first day to the last; a single date if they are the same. */
export function eventDates(intl: IntlShape, event: Pick<Event, 'start_date' | 'end_date'>): string {
  if (event.start_date === event.end_date) return eventDate(intl, event.start_date);
  const [start, end] = [parseEventDate(event.start_date), parseEventDate(event.end_date)];
  if (start.year === end.year && start.month === end.month) {
    const month = intl.formatDate(Date.UTC(start.year, start.month - 1, 1), { month: 'long', timeZone: 'UTC' });
    return intl.formatMessage(
      { id: 'event.datesInMonth' },
      { month, from: start.day, to: end.day, year: String(start.year) },
    );
  }
  return intl.formatMessage(
    { id: 'event.dateRange' },
    { start: eventDate(intl, event.start_date), end: eventDate(intl, event.end_date) },
  );
}

/** The last day to register. */
export function lastRegistrationDay(event: Pick<Event, 'reg_end_date' | 'start_date'>): string {
  return event.reg_end_date ?? event.start_date;
}
