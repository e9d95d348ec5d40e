import type { components } from '#contract/schema';
import { instantOf } from '../platform/clocks/rules.ts';
import { isTimeZone, addDays, isoDay, readIsoDay, type CalendarDay } from '../platform/moments/rules.ts';
import { languageQueryKey, type Language } from '../platform/language/rules.ts';

type Schemas = components['schemas'];
type Content = Schemas['OnlineSessionContent'];
type Repetition = Schemas['OnlineSessionRepetition'];

const minute = 60_000;

/** How many occurrences are scheduled at once at most: two years of weeks. */
const mostOccurrences = 104;

/** People join from so long before the start until the end; the host starts a little earlier. In ms. */
export const entryLead = 10 * minute;
export const startLead = 15 * minute;

/** How many days after a session its list of people is deleted, and who was in the meeting; how many stays. */
export const peopleKeptDays = 90;

/** How old a webhook event of the provider may be, in ms; as long in the future, because clocks differ. */
export const webhookEventAge = 5 * minute;

/** How long what was accepted of the provider is remembered, in days: it repeats an event for some hours. */
export const webhookEventKeptDays = 7;

/** How long someone waits for an address of their own before everyone's opens the meeting for them, in ms. */
export const registrantPatience = 20_000;

const saturday = 6;

const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The first Saturday of a month. */
function firstSaturdayOf({ year, month }: Pick<CalendarDay, 'year' | 'month'>): string {
  const first = { year, month, day: 1 };
  return isoDay(addDays(first, (saturday - weekday(isoDay(first)) + 7) % 7));
}

/**
 * The days of all occurrences (YYYY-MM-DD) from the first day until the last, and one more than the most where there are too many.
 * Days in this format sort by time.
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

/** Something that keeps a session from being scheduled, at a field. */
export interface ScheduleFault {
  readonly pointer: string;
  readonly rule: 'required' | 'timeZone' | 'past' | 'saturday' | 'tooMany' | 'notAllowed';
}

/** What is wrong with one occurrence, apart from what the contract refuses by itself. */
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

/** What is wrong with the repetition of a session that begins on this day. */
export function repetitionFaults(first: string, repetition: Repetition): ScheduleFault[] {
  const { repeats, until } = repetition;
  if (repeats === 'once') return [];
  if (until === undefined) return [{ pointer: '/until', rule: 'required' }];
  const days = occurrenceDays(first, repetition);
  if (days.length === 0) return [{ pointer: '/until', rule: 'past' }];
  return days.length > mostOccurrences ? [{ pointer: '/until', rule: 'tooMany' }] : [];
}

/** When a session is, and whether it takes place. */
export interface TimedSession {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isCanceled: boolean;
}

/** Where people join a session, from the site's beginning; with the key of a link in the fragment, which browsers send to no server. */
export function joinAddress(sessionId: string, language: Language, key?: string): string {
  return `/join/${sessionId}?${languageQueryKey}=${language}${key === undefined ? '' : `#${key}`}`;
}

/** What a session is to those who would join: not open yet, open, ended or canceled. */
export function phaseOf({ startsAt, endsAt, isCanceled }: TimedSession, now: Date): Schemas['OnlineSessionPhase'] {
  if (isCanceled) return 'canceled';
  if (now >= endsAt) return 'ended';
  return now.getTime() >= startsAt.getTime() - entryLead ? 'open' : 'upcoming';
}

/** Whether its host may start the meeting. */
export function mayStart({ startsAt, endsAt, isCanceled }: TimedSession, now: Date): boolean {
  return !isCanceled && now < endsAt && now.getTime() >= startsAt.getTime() - startLead;
}

/** What someone has been told of a session: its announced version, 0 before the first email, and when. */
export interface Told {
  readonly version: number;
  readonly at: Date | null;
}

export const sessionMailKinds = ['expected', 'dayBefore', 'hourBefore', 'changed', 'canceled'] as const;
export type SessionMailKind = (typeof sessionMailKinds)[number];

/** How long before the start the reminders are due, in ms, the last first. */
const reminders = [
  ['hourBefore', 60 * minute],
  ['dayBefore', 24 * 60 * minute],
] as const;

/**
 * What someone is to be told of a session now; null where they know everything, or it has ended. A reminder is for those whose last
 * email is older than the time at which it is due.
 */
export function dueMail(
  session: TimedSession & { readonly announcedVersion: number },
  told: Told,
  now: Date,
): SessionMailKind | null {
  const { startsAt, endsAt, isCanceled, announcedVersion } = session;
  if (now >= endsAt) return null;
  const isNews = told.version < announcedVersion;
  if (told.at === null || told.version === 0) return isCanceled ? null : 'expected';
  if (isNews) return isCanceled ? 'canceled' : 'changed';
  if (isCanceled || now >= startsAt) return null;
  const [kind, lead] = reminders.find(([, before]) => now.getTime() >= startsAt.getTime() - before) ?? [null, 0];
  return told.at.getTime() < startsAt.getTime() - lead ? kind : null;
}

/** How long to wait after this many failures before the provider is asked again, in ms: a minute, then twice as long each time, up to an hour. */
export function nextTryDelay(failures: number): number {
  return Math.min(60, 2 ** Math.max(0, failures - 1)) * minute;
}

/** How people call each kind, in both languages: the search of staff finds sessions by these words, too. */
export const kindWords: Readonly<Record<Content['kind'], string>> = {
  saturdayPrayer: 'Saturday prayer oración de sábado oración del sábado',
  event: 'part of an event parte de un evento',
  open: 'open to everyone abierta a todos abierta para todos',
};

/** Why a meeting cannot be created until staff do something; everything else is tried again by itself. */
const faultsForStaff = ['noHost', 'revoked', 'scope'] as const satisfies readonly Schemas['MeetingFault'][];

/** Whether a fault waits for staff. */
export function waitsForStaff(fault: Schemas['MeetingFault']): fault is (typeof faultsForStaff)[number] {
  return faultsForStaff.some((one) => one === fault);
}
