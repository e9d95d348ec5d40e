import type { components } from '../platform/contract/schema.gen.ts';
import { formatEventDate } from '../events/rules.ts';
import { addDays, type CalendarDay } from '../platform/moments/rules.ts';

/** The dates of a demonstration event, in days from today. */
export interface DemoDates {
  readonly opens: number;
  /** Without it, registration stays open until the event begins. */
  readonly closes?: number;
  /** The event begins on its usual weekday, on or after this day. */
  readonly starts: number;
  /** The event begins on exactly that day, whatever its weekday. */
  readonly isOnAnyWeekday?: boolean;
  /** How many days it lasts if it is not a weekend. */
  readonly lasts?: number;
  /** The deposit, in percent of the price, and how many days before the event the rest is due. */
  readonly deposit?: { readonly percent: number; readonly restDueBefore: number };
}

/** On which weekday events begin, and how many days later they end: their texts say so. */
const weekends = {
  /** 'From Friday evening to Sunday afternoon' */
  Residential: { weekday: 5, length: 2 },
  /** 'Saturday and Sunday' */
  Convention: { weekday: 6, length: 1 },
} as const satisfies Record<components['schemas']['EventType'], { weekday: number; length: number }>;

/** The dates of a demonstration event as its file would write them, on any weekday. */
export function demoDates(
  today: CalendarDay,
  type: keyof typeof weekends,
  { opens, closes, starts, isOnAnyWeekday = false, lasts, deposit }: DemoDates,
) {
  const { weekday, length } = weekends[type];
  const from = addDays(today, starts);
  const fromWeekday = new Date(Date.UTC(from.year, from.month - 1, from.day)).getUTCDay();
  const first = isOnAnyWeekday ? from : addDays(from, (weekday - fromWeekday + 7) % 7);
  return {
    reg_date: formatEventDate(addDays(today, opens)),
    ...(closes !== undefined && { reg_end_date: formatEventDate(addDays(today, closes)) }),
    start_date: formatEventDate(first),
    end_date: formatEventDate(addDays(first, lasts === undefined ? length : lasts - 1)),
    ...(deposit && {
      deposit: { percent: deposit.percent, restDueOn: formatEventDate(addDays(first, -deposit.restDueBefore)) },
    }),
  };
}
