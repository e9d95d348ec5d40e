import type { components } from '#contract/schema';
import type { UserType } from '../access/rules.ts';
import { addDays, isoDay, readIsoDay } from '../platform/moments/rules.ts';
import type { FieldKind } from '../forms/rules.ts';
import { languageQueryKey, type Language } from '../platform/language/rules.ts';
import { proposalPath } from '../platform/pages/rules.ts';

type Schemas = components['schemas'];

/** Whether nobody else may come in person on a Saturday: its places are taken by those who do, and by those who did not say how. */
export function isSaturdayFull(places: number | null, coming: number): boolean {
  return places !== null && coming >= places;
}

/** The fields of a request to join a Saturday prayer. */
export const sabbathFields = {
  firstName: 'line',
  lastName: 'line',
  email: 'line',
  phone: 'phone',
  date: 'choice',
  attendance: 'choice',
  intention: 'text',
} as const satisfies Record<keyof Schemas['SabbathRequestForm'], FieldKind>;

/** The fields of a request for a Saturday retreat. */
export const sabbathRetreatFields = {
  firstName: 'line',
  lastName: 'line',
  email: 'line',
  phone: 'phone',
  firstDate: 'choice',
  secondDate: 'choice',
  thirdDate: 'choice',
  people: 'number',
  groupKind: 'choice',
  wishes: 'text',
} as const satisfies Record<keyof Schemas['SabbathRetreatForm'], FieldKind>;

const saturday = 6;

/** Whether a day (YYYY-MM-DD) is a Saturday, and today or later. Days in this format sort by time. */
export function isComingSaturday(day: string, today: string): boolean {
  return day >= today && new Date(`${day}T00:00:00Z`).getUTCDay() === saturday;
}

/** The next Saturdays from today on, as YYYY-MM-DD. */
export function comingSaturdays(today: string, count: number): string[] {
  const wait = (saturday - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
  const from = readIsoDay(today);
  return Array.from({ length: count }, (_, week) => isoDay(addDays(from, wait + 7 * week)));
}

/** The fields whose day is not a Saturday from today on. */
export function daysNotOffered<Name extends string>(
  form: Readonly<Partial<Record<Name, unknown>>>,
  names: readonly Name[],
  today: string,
): Name[] {
  return names.filter((name) => {
    const day = form[name];
    return typeof day === 'string' && !isComingSaturday(day, today);
  });
}

/** Saturdays that the forms do not offer, or not to everyone. */
type Limits = Schemas['SaturdayLimits'];

/** The Saturdays that a form of a kind does not offer. */
export function closedSaturdays(
  kind: Schemas['SabbathRequestKind'],
  { closedForPrayer, closedForRetreats }: Limits,
): readonly string[] {
  return kind === 'prayer' ? closedForPrayer : closedForRetreats;
}

/** Whether a Saturday still accepts someone who has not said that they will join online. */
export function hasPlaceFor(
  { date, attendance }: Pick<Schemas['SabbathRequestForm'], 'date' | 'attendance'>,
  { onlineOnly }: Limits,
): boolean {
  return attendance === 'online' || !onlineOnly.includes(date);
}

/** The days that a group prefers for its retreat, best first. */
export const retreatDayFields = ['firstDate', 'secondDate', 'thirdDate'] as const;

/** The fields of both forms that contain a day. */
export const dayFields = ['date', ...retreatDayFields] as const;

/** How far ahead the forms offer Saturdays, in weeks: people join a prayer at short notice, and plan a retreat. */
export const weeksAhead = { prayer: 13, retreat: 52 } as const;

/** The Saturdays that a form of a kind offers: the open ones of its usual time, or, if none of them is open, of a later time. */
export function offeredSaturdays(kind: Schemas['SabbathRequestKind'], today: string, limits: Limits): string[] {
  const closed = closedSaturdays(kind, limits);
  const openWithin = (weeks: number) => comingSaturdays(today, weeks).filter((day) => !closed.includes(day));
  const usual = openWithin(weeksAhead[kind]);
  // With more Saturdays than closed ones, at least one is open.
  return usual.length > 0 ? usual : openWithin(weeksAhead[kind] + closed.length).slice(0, weeksAhead[kind]);
}

/** The user types that may request a Saturday retreat in someone else's name. */
export const sabbathFilers = ['A', 'S'] as const satisfies readonly UserType[];

/** Query key of the token in the link to a proposed Saturday. */
export const proposalKey = 'proposal';

/** The link of the email about a proposed Saturday. Opening it must not answer anything: programs open links too. */
export function proposalAddress(publicUrl: string, proposal: string, language: Language): string {
  // Neither needs to be escaped.
  return `${publicUrl}${proposalPath}?${proposalKey}=${proposal}&${languageQueryKey}=${language}`;
}

/** The only field of the page's form. */
export const proposalFields = { reply: 'choice' } as const satisfies Record<keyof Schemas['ProposalReply'], FieldKind>;
