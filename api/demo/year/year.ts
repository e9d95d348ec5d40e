import type { Parts } from '../../context.ts';
import type { UserType } from '../../access/rules.ts';
import type { Agenda } from './agenda.ts';

/** The year that is played, and who plays in it. */
export interface Year {
  readonly agenda: Agenda;
  /** The product's dependencies at the moment of the agenda. */
  readonly parts: Parts;
  /** Puts a job into the real queue, whatever day it is in the year. */
  readonly enqueueNow: Parts['enqueue'];
  /** The ids of the accounts that one can sign in with. */
  readonly staff: Readonly<Record<UserType, number>>;
  /** The last moment of the year: now. */
  readonly end: Date;
}

const day = 24 * 60 * 60_000;

/** A moment so many days after another one; a part of a day is allowed. */
export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * day);
}
