import { readDate } from '#design-system';
import type { IntlShape } from 'react-intl';

/** The first and the last day of a filter, YYYY-MM-DD in the reader's calendar; '' if there is none. */
interface Days {
  from: string;
  to: string;
}

/** Whether a text is a day, YYYY-MM-DD. */
export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** The days in the address of a list; invalid ones are left out. */
export function daysOf(query: URLSearchParams): Days {
  const [from = '', to = ''] = ['from', 'to']
    .map((name) => query.get(name) ?? '')
    .map((day) => (isDay(day) ? day : ''));
  return { from, to };
}

/** Midnight at the start of a day in the reader's time zone, and that of the next day. */
function midnight(day: string, daysLater = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

/** The days in the API's format; both are included, and '' stays ''. */
export function momentsOf({ from, to }: Days): Days {
  return { from: from && midnight(from), to: to && midnight(to, 1) };
}

/** The typed days in the format of the address, and their errors. */
export function checkedDays(intl: IntlShape, typed: Days): { errors: Record<string, string>; days: Days } {
  const errors: Record<string, string> = {};
  const read = (name: keyof Days) => {
    const { date = '', problem } = readDate(typed[name]);
    if (problem && problem !== 'empty') errors[name] = intl.formatMessage({ id: 'dayFilter.wrong' });
    return date;
  };
  return { days: { from: read('from'), to: read('to') }, errors };
}

/** The fields of the filter. */
export function dayFilters(intl: IntlShape) {
  const control = (name: keyof Days) => ({
    type: 'date' as const,
    label: intl.formatMessage({ id: `dayFilter.${name}` }),
  });
  return { from: control('from'), to: control('to') };
}
