import type { components } from '#contract/schema';
import { instantOf } from '../platform/clocks/rules.ts';
import { isTimeZone, addDays, isoDay, readIsoDay, type CalendarDay } from '../platform/moments/rules.ts';
import { languageQueryKey, type Language } from '../platform/language/rules.ts';

type Schemas = components['schemas'];
type Content = Schemas['OnlineSessionContent'];
type Repetition = Schemas['OnlineSessionRepetition'];

const minute = 60_000;

/** The most occurrences scheduled at once: two years of weeks. */
export const mostOccurrences = 104;

/** How long before the start people can join, and the host can start the meeting, in ms. */
export const entryLead = 10 * minute;
export const startLead = 15 * minute;

/** How many days after a session the list of people and their attendance is deleted; the totals are kept. */
export const peopleKeptDays = 90;

/** How far in the past a webhook event of the provider may be, in ms, or in the future, because clocks differ. */
export const webhookEventAge = 5 * minute;

/** How long accepted webhook events are remembered, in days: the provider repeats an event for some hours. */
export const webhookEventKeptDays = 7;

/** How long a person waits for a personal join address before the shared one is used, in ms. */
export const registrantPatience = 20_000;

const saturday = 6;

const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The first Saturday of a month. */
function firstSaturdayOf({ year, month }: Pick<CalendarDay, 'year' | 'month'>): string {
  const first = { year, month, day: 1 };
  return isoDay(addDays(first, (saturday - weekday(isoDay(first)) + 7) % 7));
}

/**
 * The days of all occurrences (YYYY-MM-DD) from the first day until the last; one more than the limit if there are too many. Days
 * in this format sort by time.
 */
export function occurrenceDays(first: string, { repeats, until }: Repetition): string[] {
  if (repeats === 'once' || until === undefined) return [first];
  const days: string[] = [];
  const isWanted = (day: string): boolean => day <= until && days.length <= mostOccurrences;
  if (repeats === 'weekly') {
    const from = readIsoDay(first);
    for (let day = first; isWanted(day); day = isoDay(addDays(from, 7 * days.length))) days.push(day);
    return days;
  }
  let { year, month } = readIsoDay(first);
  for (let day = firstSaturdayOf({ year, month }); isWanted(day); day = firstSaturdayOf({ year, month })) {
    if (day >= first) days.push(day);
    [year, month] = month === 12 ? [year + 1, 1] : [year, month + 1];
  }
  return days;
}

/** A reason why a session cannot be scheduled, with its field. */
export interface ScheduleFault {
  readonly pointer: string;
  readonly rule: 'required' | 'timeZone' | 'past' | 'saturday' | 'tooMany' | 'notAllowed';
}

/** The faults of one occurrence that the contract does not detect. */
export function contentFaults(content: Content, now: Date): ScheduleFault[] {
  const { kind, eventId, date, time, timeZone, hostUserId, substituteUserId } = content;
  if (!isTimeZone(timeZone)) return [{ pointer: '/timeZone', rule: 'timeZone' }];
  const faults: ScheduleFault[] = [];
  if (instantOf(date, time, timeZone) <= now) faults.push({ pointer: '/date', rule: 'past' });
  if (kind === 'saturdayPrayer' && weekday(date) !== saturday) faults.push({ pointer: '/date', rule: 'saturday' });
  if (kind === 'event' && eventId === undefined) faults.push({ pointer: '/eventId', rule: 'required' });
  if (kind !== 'event' && eventId !== undefined) faults.push({ pointer: '/eventId', rule: 'notAllowed' });
  if (content.isOnPage === true && kind !== 'open') faults.push({ pointer: '/isOnPage', rule: 'notAllowed' });
  if (substituteUserId !== undefined && substituteUserId === hostUserId)
    faults.push({ pointer: '/substituteUserId', rule: 'notAllowed' });
  return faults;
}

/** The faults of the repetition of a session that begins on this day. */
export function repetitionFaults(first: string, repetition: Repetition): ScheduleFault[] {
  const { repeats, until } = repetition;
  if (repeats === 'once') return [];
  if (until === undefined) return [{ pointer: '/until', rule: 'required' }];
  const days = occurrenceDays(first, repetition);
  if (days.length === 0) return [{ pointer: '/until', rule: 'past' }];
  return days.length > mostOccurrences ? [{ pointer: '/until', rule: 'tooMany' }] : [];
}

/** The times of a session, and whether it takes place. */
export interface TimedSession {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isCanceled: boolean;
}

/**
 * The address where people join a session, relative to the site. The key of a link is in the fragment, which browsers do not send
 * to servers.
 */
export function joinAddress(sessionId: string, language: Language, key?: string): string {
  return `/join/${sessionId}?${languageQueryKey}=${language}${key === undefined ? '' : `#${key}`}`;
}

/** The phase of a session: not open yet, open, ended or canceled. */
export function phaseOf({ startsAt, endsAt, isCanceled }: TimedSession, now: Date): Schemas['OnlineSessionPhase'] {
  if (isCanceled) return 'canceled';
  if (now >= endsAt) return 'ended';
  return now.getTime() >= startsAt.getTime() - entryLead ? 'open' : 'upcoming';
}

/** Whether its host may start the meeting. */
export function mayStart({ startsAt, endsAt, isCanceled }: TimedSession, now: Date): boolean {
  return !isCanceled && now < endsAt && now.getTime() >= startsAt.getTime() - startLead;
}

/** The last email to a person about a session: the announced version, 0 before the first email, and the time. */
export interface LastMail {
  readonly version: number;
  readonly at: Date | null;
}

export const sessionMailKinds = ['expected', 'dayBefore', 'hourBefore', 'changed', 'canceled'] as const;
export type SessionMailKind = (typeof sessionMailKinds)[number];

/** How long before the start the reminders are due, in ms; the latest reminder first. */
const reminders = [
  ['hourBefore', 60 * minute],
  ['dayBefore', 24 * 60 * minute],
] as const;

/**
 * The email that a person is due about a session now; null if they are up to date or the session has ended. A reminder is only sent
 * if their last email is older than its due time.
 */
export function dueMail(
  session: TimedSession & { readonly announcedVersion: number },
  lastMail: LastMail,
  now: Date,
): SessionMailKind | null {
  const { startsAt, endsAt, isCanceled, announcedVersion } = session;
  if (now >= endsAt) return null;
  const isNews = lastMail.version < announcedVersion;
  if (lastMail.at === null || lastMail.version === 0) return isCanceled ? null : 'expected';
  if (isNews) return isCanceled ? 'canceled' : 'changed';
  if (isCanceled || now >= startsAt) return null;
  const [kind, lead] = reminders.find(([, before]) => now.getTime() >= startsAt.getTime() - before) ?? [null, 0];
  return lastMail.at.getTime() < startsAt.getTime() - lead ? kind : null;
}

/** How long to wait after this many failures before retrying the provider, in ms: a minute, doubling each time, up to an hour. */
export function nextTryDelay(failures: number): number {
  return Math.min(60, 2 ** Math.max(0, failures - 1)) * minute;
}

/** Common names of each kind, in both languages: staff search also finds sessions by these words. */
export const kindWords: Readonly<Record<Content['kind'], string>> = {
  saturdayPrayer: 'Saturday prayer oración de sábado oración del sábado',
  event: 'part of an event parte de un evento',
  open: 'open to everyone abierta a todos abierta para todos',
};

/** Faults that need action by staff before a meeting can be created; all others are retried automatically. */
const faultsForStaff = ['noHost', 'revoked', 'scope'] as const satisfies readonly Schemas['MeetingFault'][];

/** Whether a fault waits for staff. */
export function waitsForStaff(fault: Schemas['MeetingFault']): fault is (typeof faultsForStaff)[number] {
  return faultsForStaff.some((one) => one === fault);
}
