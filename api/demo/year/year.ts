import type { AppContext } from '../../context.ts';
import type { UserType } from '../../access/rules.ts';
import { wallClock } from '../../platform/clocks/rules.ts';
import type { Agenda } from './agenda.ts';

/** The simulated year, and the people in it. */
export interface Year {
  readonly agenda: Agenda;
  /** The product's dependencies at the agenda's current time. */
  readonly context: AppContext;
  /** Adds a job to the real queue, whatever the simulated day is. */
  readonly enqueueNow: AppContext['enqueue'];
  /** The ids of the accounts to sign in with. */
  readonly staff: Readonly<Record<UserType, number>>;
  /** The last moment of the year: now. */
  readonly end: Date;
}

const day = 24 * 60 * 60_000;

const minute = 60_000;

/**
 * A moment on the same day within the center's working hours, 9 to 17: staff do not work at night. Two moments of a day keep their
 * order. A moment that would then be in the future moves to the day before; one that would not be after `notBefore` stays
 * unchanged.
 */
export function atWork({ context, end }: Pick<Year, 'context' | 'end'>, moment: Date, notBefore?: Date): Date {
  const [hour = NaN, minutes = NaN] = wallClock(moment, context.config.site.timeZone).time.split(':').map(Number);
  const since = hour * 60 + minutes;
  const moved = new Date(moment.getTime() + (9 * 60 + Math.floor(since / 3) - since) * minute);
  const settled = moved > end ? daysAfter(moved, -1) : moved;
  return notBefore !== undefined && settled <= notBefore ? moment : settled;
}

/** A moment this many days after another one; fractions are allowed. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * day);
}
