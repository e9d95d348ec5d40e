import type { components } from '#contract/schema';
import type { UserType } from '../access/rules.ts';
import { isoDay, readIsoDay } from '../church-year/rules.ts';
import { addDays } from '../events/rules.ts';
import type { FieldKind } from '../forms/rules.ts';

type Schemas = components['schemas'];

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

/** Whether a day (YYYY-MM-DD) is a Saturday, and today or later. Days of this form stand in the order of time. */
export function isComingSaturday(day: string, today: string): boolean {
  return day >= today && new Date(`${day}T00:00:00Z`).getUTCDay() === saturday;
}

/** The next Saturdays from today on, as YYYY-MM-DD. */
export function comingSaturdays(today: string, count: number): string[] {
  const wait = (saturday - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7;
  const from = readIsoDay(today);
  return Array.from({ length: count }, (_, week) => isoDay(addDays(from, wait + 7 * week)));
}

/** The fields whose day is no Saturday from today on. */
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

/** The days that a group would like for its retreat, the best first. */
export const retreatDayFields = ['firstDate', 'secondDate', 'thirdDate'] as const;

/** The fields of both forms that hold a day. */
export const dayFields = ['date', ...retreatDayFields] as const;

/** How far ahead the forms offer Saturdays, in weeks: a prayer is near, a retreat is planned. */
export const weeksAhead = { prayer: 13, retreat: 52 } as const;

/** The user types that may ask for a Saturday retreat in someone else's name. */
export const sabbathFilers = ['A', 'S'] as const satisfies readonly UserType[];
