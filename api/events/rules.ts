import type { components } from '#contract/schema';
import { addDays, daysBetween, startOfDay, type CalendarDay } from '../platform/moments/rules.ts';

type Event = components['schemas']['Event'];
type RegistrationWindow = components['schemas']['RegistrationWindow'];

/** The dates that decide when an event takes registrations. */
export type ScheduledEvent = Pick<
  Event,
  'id' | 'status' | 'cancelled_at' | 'reg_date' | 'reg_end_date' | 'start_date' | 'end_date' | 'timeZone'
>;

/** What determines whether an event asks for a deposit. */
export interface DepositEvent extends Pick<Event, 'timeZone'> {
  readonly deposit?: Event['deposit'] | undefined;
}

/** An event's dates and number of places; no maximum means no limit. */
export type BookableEvent = ScheduledEvent & Pick<Event, 'maxRegistrationCount'>;

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** Reads DD-MON-YYYY, such as 13-MAR-2026; throws a RangeError for anything else, 31-FEB included. */
export function parseEventDate(text: string): CalendarDay {
  const [, day = '', month = '', year = ''] = /^(\d{2})-([A-Z]{3})-(\d{4})$/.exec(text) ?? [];
  const found = { year: Number(year), month: months.indexOf(month) + 1, day: Number(day) };
  const date = new Date(Date.UTC(found.year, found.month - 1, found.day));
  if (date.getUTCMonth() + 1 !== found.month || date.getUTCDate() !== found.day) {
    throw new RangeError(`Not a date of the form DD-MON-YYYY: ${text}`);
  }
  return found;
}

/** Writes DD-MON-YYYY. */
export function formatEventDate({ year, month, day }: CalendarDay): string {
  const name = months[month - 1];
  if (name === undefined) throw new RangeError(`Not a month: ${String(month)}`);
  return `${String(day).padStart(2, '0')}-${name}-${String(year).padStart(4, '0')}`;
}

/** Converts the database's YYYY-MM-DD to the DD-MON-YYYY of events. */
export function toEventDate(iso: string): string {
  const [year, month, day] = [iso.slice(0, 4), iso.slice(5, 7), iso.slice(8)];
  return formatEventDate({ year: Number(year), month: Number(month), day: Number(day) });
}

/** Returns the age in whole years, on a day, of someone born on `birthDate` (YYYY-MM-DD); below 0 before birth. */
export function ageOn(birthDate: string, { year, month, day }: CalendarDay): number {
  const [birthYear = 0, birthMonth = 0, birthDay = 0] = birthDate.split('-').map(Number);
  const hasHadBirthday = month > birthMonth || (month === birthMonth && day >= birthDay);
  return year - birthYear - (hasHadBirthday ? 0 : 1);
}

interface Schedule {
  readonly opensAt: Date;
  readonly closesAt: Date;
  /** The first instant after the event's last day. */
  readonly endsAt: Date;
}

/** The first instant after a day. */
function endOfDay(date: string, timeZone: string): Date {
  return startOfDay(addDays(parseEventDate(date), 1), timeZone);
}

/** Registration is open from the start of reg_date to the end of reg_end_date; start_date replaces a missing one. */
function scheduleOf(event: ScheduledEvent): Schedule {
  return {
    opensAt: startOfDay(parseEventDate(event.reg_date), event.timeZone),
    closesAt: endOfDay(event.reg_end_date ?? event.start_date, event.timeZone),
    endsAt: endOfEvent(event),
  };
}

/** The first moment of an event's first day, in the event's time zone. */
export function startOfEvent({ start_date, timeZone }: Pick<ScheduledEvent, 'start_date' | 'timeZone'>): Date {
  return startOfDay(parseEventDate(start_date), timeZone);
}

/** The first instant after an event's last day, in the event's time zone. */
export function endOfEvent({ end_date, timeZone }: Pick<ScheduledEvent, 'end_date' | 'timeZone'>): Date {
  return endOfDay(end_date, timeZone);
}

/** Whether an event is completed: staff have marked it so, or its last day is over. */
export function isCompleted(event: ScheduledEvent, now: Date, endsAt = endOfEvent(event)): boolean {
  return event.status === 'Completed' || now >= endsAt;
}

/** Whether an event is still to come or takes place now: it is neither canceled nor completed. */
export function isComing(event: ScheduledEvent, now: Date): boolean {
  return event.cancelled_at === undefined && !isCompleted(event, now);
}

/** The first moment at which the whole price is due; null without a deposit, because everything is due at once. */
export function restDueAt({ deposit, timeZone }: DepositEvent): Date | null {
  return deposit ? startOfDay(parseEventDate(deposit.restDueOn), timeZone) : null;
}

/** Returns the deposit that an event asks for at this moment, if any. */
export function currentDeposit(event: DepositEvent, now: Date): Event['deposit'] {
  const dueAt = restDueAt(event);
  return dueAt !== null && now < dueAt ? event.deposit : undefined;
}

type TimedState = Exclude<RegistrationWindow['state'], 'full'>;

function timedState(event: ScheduledEvent, { opensAt, closesAt, endsAt }: Schedule, now: Date): TimedState {
  if (isCompleted(event, now, endsAt)) return 'completed';
  if (event.cancelled_at !== undefined) return 'cancelled';
  if (now < opensAt) return 'notYetOpen';
  return now < closesAt ? 'open' : 'closed';
}

/** The booked places and waiting parties of an event. */
export interface Bookings {
  /** Places used by active people. */
  readonly taken: number;
  /** Parties on the waiting list. */
  readonly waiting: number;
}

/** How many places an event has and how many are booked. */
interface Places extends Pick<BookableEvent, 'maxRegistrationCount'> {
  readonly taken: number;
}

/** How many places are free; null without a limit. Never below 0, even if the event has fewer places than before. */
export function placesLeft({ maxRegistrationCount, taken }: Places): number | null {
  return maxRegistrationCount === undefined ? null : Math.max(0, maxRegistrationCount - taken);
}

/** Whether an event has no places for newcomers. While anyone is waiting, free places go to them. */
export function isFull(event: Places & { readonly waiting: number }): boolean {
  return placesLeft(event) === 0 || event.waiting > 0;
}

/** Whether this many more people get places now. While anyone is waiting, free places go to them. */
export function fitsNow({ placesLeft: free, waiting }: { placesLeft: number | null; waiting: number }, people: number) {
  return people <= 0 || free === null || (waiting === 0 && people <= free);
}

/** Whether this many people would fit if nobody else were registered. */
export function canEverFit(
  { maxRegistrationCount = Infinity }: Pick<BookableEvent, 'maxRegistrationCount'>,
  people: number,
) {
  return people <= maxRegistrationCount;
}

/**
 * Whether anyone may register, for places or for the waiting list. Staff may also enter late paper forms and walk-ins until the
 * event has ended.
 */
export function takesParties({ state }: Pick<RegistrationWindow, 'state'>, isByStaff: boolean): boolean {
  return state === 'open' || state === 'full' || (isByStaff && state === 'closed');
}

/**
 * Returns whether, when, and for how many people an event takes registrations. While anyone is waiting, it is full for newcomers.
 */
export function registrationWindow(event: BookableEvent, { taken, waiting }: Bookings, now: Date): RegistrationWindow {
  const schedule = scheduleOf(event);
  const booked = { ...event, taken, waiting };
  const state = timedState(event, schedule, now);
  return {
    state: state === 'open' && isFull(booked) ? 'full' : state,
    opensAt: schedule.opensAt.toISOString(),
    closesAt: schedule.closesAt.toISOString(),
    placesLeft: placesLeft(booked),
    waiting,
  };
}

function byStart(one: ScheduledEvent, other: ScheduledEvent): number {
  const apart = daysBetween(parseEventDate(other.start_date), parseEventDate(one.start_date));
  if (apart !== 0) return apart;
  return one.id < other.id ? -1 : Number(one.id > other.id);
}

/** The first event (by start_date, then id) whose registration dates include now; null when there is none. */
export function firstOpenEvent<Item extends ScheduledEvent>(events: readonly Item[], now: Date): Item | null {
  return [...events].sort(byStart).find((event) => timedState(event, scheduleOf(event), now) === 'open') ?? null;
}

/** Sorts events soonest first; ended and completed ones come last, the latest of those first. */
export function sortEvents<Item extends ScheduledEvent>(events: readonly Item[], now: Date): Item[] {
  const { coming = [], completed = [] } = Object.groupBy(events, (event) =>
    isCompleted(event, now) ? 'completed' : 'coming',
  );
  return [...coming.sort(byStart), ...completed.sort((one, other) => byStart(other, one))];
}

/** The next instant at which the state of any event's registration changes just because time passes; null when none will. */
export function nextChange(events: readonly (ScheduledEvent & DepositEvent)[], now: Date): Date | null {
  const instants = events
    .filter(({ status }) => status === 'Planned')
    .flatMap((event) => [...(Object.values(scheduleOf(event)) as Date[]), restDueAt(event) ?? []].flat())
    .filter((instant) => instant > now)
    .map((instant) => instant.getTime());
  return instants.length === 0 ? null : new Date(Math.min(...instants));
}
