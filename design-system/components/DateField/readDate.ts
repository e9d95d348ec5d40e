export type DatePart = 'day' | 'month' | 'year';

/** The problem with a typed date, so that the page can choose its message. */
export type DateProblem = 'empty' | 'incomplete' | 'impossible' | 'tooEarly' | 'tooLate';

/** A valid date, or the problem and the parts that are wrong. */
export type DateReading =
  | { date: string; problem?: undefined; wrongParts?: undefined }
  | { date?: undefined; problem: DateProblem; wrongParts: readonly DatePart[] };

export type DateRange = {
  /** The first day allowed, as 'YYYY-MM-DD'. */
  earliest?: string;
  /** The last day allowed, as 'YYYY-MM-DD'. */
  latest?: string;
};

const everyPart: readonly DatePart[] = ['day', 'month', 'year'];

/** Splits a DateField's value into its three parts, each as typed. */
export function splitDate(value: string): Record<DatePart, string> {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/** Joins three parts into a DateField's value: year, month and day separated by hyphens, or '' if all are empty. */
export function joinDate(parts: Record<DatePart, string>): string {
  const typed = [parts.year, parts.month, parts.day].map((part) => part.replaceAll('-', ''));
  return typed.every((part) => part === '') ? '' : typed.join('-');
}

const isUnfinished = (part: DatePart, text: string): boolean =>
  text === '' || (part === 'year' && /^\d{1,3}$/.test(text));

const isReadable = (part: DatePart, text: string): boolean => (part === 'year' ? /^\d{4}$/ : /^\d{1,2}$/).test(text);

/**
 * Parses a DateField's value as 'YYYY-MM-DD', or returns one of the five problems. Spaces around numbers are ignored.
 */
export function readDate(value: string, { earliest, latest }: DateRange = {}): DateReading {
  const typed = splitDate(value);
  const texts: Record<DatePart, string> = { day: typed.day.trim(), month: typed.month.trim(), year: typed.year.trim() };
  if (everyPart.every((part) => texts[part] === '')) return { problem: 'empty', wrongParts: everyPart };

  const unfinished = everyPart.filter((part) => isUnfinished(part, texts[part]));
  if (unfinished.length > 0) return { problem: 'incomplete', wrongParts: unfinished };

  const unreadable = everyPart.filter((part) => !isReadable(part, texts[part]));
  if (unreadable.length > 0) return { problem: 'impossible', wrongParts: unreadable };
  if (Number(texts.month) < 1 || Number(texts.month) > 12) return { problem: 'impossible', wrongParts: ['month'] };

  const date = `${texts.year}-${texts.month.padStart(2, '0')}-${texts.day.padStart(2, '0')}`;
  if (!isInCalendar(date)) return { problem: 'impossible', wrongParts: ['day'] };
  if (earliest !== undefined && date < earliest) return { problem: 'tooEarly', wrongParts: everyPart };
  if (latest !== undefined && date > latest) return { problem: 'tooLate', wrongParts: everyPart };
  return { date };
}

/** Whether the month has that day: JavaScript would read February 31 as March 3. */
function isInCalendar(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
