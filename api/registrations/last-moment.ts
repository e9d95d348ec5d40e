import { formatEventDate, parseEventDate } from '../events/rules.ts';
import type { ScheduledEvent } from '../events/rules.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { Actor } from './history.ts';
import type { Locked } from './write/locked.ts';
import { addDays, startOfDay } from '../platform/moments/rules.ts';

type LockedEvent = Pick<ScheduledEvent, 'start_date' | 'timeZone'>;

/** Rooms and meals are planned in the week before an event: later changes go through the center. */
const lockedDays = 7;

/** The last day on which a party can change or cancel its own registration, as DD-MON-YYYY. */
export function lastChangeDay({ start_date }: Pick<LockedEvent, 'start_date'>): string {
  return formatEventDate(addDays(parseEventDate(start_date), -lockedDays - 1));
}

/** Whether a party may still change its own registration: until seven days before the event begins. */
export function isBeforeLock({ start_date, timeZone }: LockedEvent, now: Date): boolean {
  return now < startOfDay(addDays(parseEventDate(start_date), -lockedDays), timeZone);
}

/** @throws ProblemError `changes-closed` when the party is too late; staff may always change it. */
export function requireUnlocked({ event, now }: Pick<Locked, 'event' | 'now'>, actor: Actor): void {
  if (actor.by === 'party' && !isBeforeLock(event, now)) throw new ProblemError('changes-closed');
}
