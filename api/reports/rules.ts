import type { components } from '#contract/schema';
import { formatEventDate, parseEventDate } from '../events/rules.ts';
import { dayIn } from '../platform/moments/rules.ts';

type ColumnType = components['schemas']['ReportColumnType'];

/** The value of a cell: an empty text is a missing value. */
export type Cell = string | number;

/** A cell of a workbook in the format of spreadsheets: a number or a text, never a formula. */
export interface SheetCell {
  readonly t: 'n' | 's';
  readonly v: Cell;
  /** The display format. */
  readonly z: string;
}

const msOfDay = 24 * 60 * 60_000;

/** Spreadsheets count days from this date, which makes March 1900 and all later days correct. */
const firstDay = Date.UTC(1899, 11, 30);

/** The longest text that a cell can contain, in characters. */
const longestText = 32_767;

const dateFormat = '[$-409]dd-mmm-yyyy';
const formats = { date: dateFormat, time: `${dateFormat} hh:mm`, money: '#,##0.00', text: '@' } as const;

/**
 * A date or a time of a report (DD-MON-YYYY, with HH:MM) as a number of days for sorting and counting; undefined for other texts.
 */
export function reportDays(text: string): number | undefined {
  const [, date = '', hour = '0', minute = '0'] = /^(\d{2}-[A-Z]{3}-\d{4})(?: (\d{2}):(\d{2}))?$/.exec(text) ?? [];
  if (date === '') return undefined;
  const { year, month, day } = parseEventDate(date);
  return (Date.UTC(year, month - 1, day, Number(hour), Number(minute)) - firstDay) / msOfDay;
}

/** A moment as reports write times, by the clocks of a time zone. */
export function reportTime(moment: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(moment);
  return `${formatEventDate(dayIn(moment, timeZone))} ${time}`;
}

/** The month of a date of a report, such as 2027-05 of 14-MAY-2027; an empty text if there is no date. */
export function reportMonth(text: string): string {
  const days = reportDays(text);
  return days === undefined ? '' : new Date(firstDay + days * msOfDay).toISOString().slice(0, 7);
}

/** A value as a cell of a workbook; undefined if it is missing. */
export function sheetCell(type: ColumnType, value: Cell): SheetCell | undefined {
  if (value === '') return undefined;
  if (typeof value === 'number') return { t: 'n', v: value, z: type === 'money' ? formats.money : 'General' };
  const days = type === 'date' || type === 'time' ? reportDays(value) : undefined;
  if (days !== undefined) return { t: 'n', v: days, z: type === 'time' ? formats.time : formats.date };
  // A line break in a spreadsheet is one character.
  const text = value.replaceAll(/\r\n?/g, '\n');
  return { t: 's', v: text.slice(0, longestText), z: formats.text };
}

const widest = 60;

/** The width of a column that must also fit this value, in characters. */
export function columnWidth(before: number, value: Cell): number {
  return Math.min(widest, Math.max(before, String(value).length));
}

/** A value as a field of a CSV file. A text that begins like a formula is quoted, because spreadsheet programs would run it. */
export function csvField(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The name of a report's file in the reader's language. */
export function reportFileName(name: string, ending: 'xlsx' | 'csv'): string {
  return name === '' ? `report.${ending}` : `${name.replaceAll(' ', '_')}_report.${ending}`;
}
