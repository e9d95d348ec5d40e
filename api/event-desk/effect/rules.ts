import type { components } from '#contract/schema';
import { ageOn, parseEventDate } from '../../events/rules.ts';
import type { CalendarDay } from '../../platform/moments/rules.ts';
import { ageBandOf, isMinor } from '../../people/rules.ts';
import type { CompleteEvent } from '../../events/content/rules.ts';

type Schemas = components['schemas'];
type AffectedPerson = Schemas['AffectedPerson'];

/** Returns the birth date exactly `age` years before this day, or the day after it if `daysLater` is 1. */
function birthDate({ year, month, day }: CalendarDay, age: number, daysLater: 0 | 1): string {
  return new Date(Date.UTC(year - age, month - 1, day + daysLater)).toISOString().slice(0, 10);
}

/**
 * Returns the possible ages of a person on another first day. Families give ages on the first day and no birth dates, so there may
 * or may not be a birthday between the two days.
 */
export function agesOnOtherDay(
  age: number,
  from: CalendarDay,
  to: CalendarDay,
): { readonly youngest: number; readonly oldest: number } {
  return {
    youngest: Math.max(0, ageOn(birthDate(from, age, 0), to)),
    oldest: Math.max(0, ageOn(birthDate(from, age + 1, 1), to)),
  };
}

/** The data of a registered person that new dates can affect. */
export interface DatedPerson {
  readonly age: number;
  readonly isSigned: boolean;
}

/** Returns the changes that another first day may cause for a person: the age group with its price, being a minor, a signature. */
export function changesByDate(
  { age, isSigned }: DatedPerson,
  before: Pick<CompleteEvent, 'start_date'>,
  after: Pick<CompleteEvent, 'start_date' | 'ageBands'>,
): Pick<AffectedPerson, 'youngest' | 'oldest' | 'changes'> {
  const { youngest, oldest } = agesOnOtherDay(age, parseEventDate(before.start_date), parseEventDate(after.start_date));
  const possible = Array.from({ length: oldest - youngest + 1 }, (_, index) => youngest + index);
  const band = ageBandOf(after.ageBands, age);
  const hasOtherBand = possible.some((other) => ageBandOf(after.ageBands, other) !== band);
  const isAdultThen = isMinor(age) && possible.some((other) => !isMinor(other));
  const isMinorThen = !isMinor(age) && possible.some(isMinor);
  return {
    youngest,
    oldest,
    changes: [
      ...(hasOtherBand ? (['ageGroup'] as const) : []),
      ...(isAdultThen ? (['ofAge'] as const) : []),
      ...(isMinorThen ? (['minor'] as const) : []),
      ...(isSigned && (isAdultThen || isMinorThen) ? (['signature'] as const) : []),
    ],
  };
}

/** Returns which facts about the time and place change, in either language. */
export function changedFacts(before: CompleteEvent, after: CompleteEvent): Schemas['EventFact'][] {
  const differs = (name: 'timings' | 'location' | 'address') =>
    before.texts.en[name] !== after.texts.en[name] || before.texts.es[name] !== after.texts.es[name];
  const hasOtherDates = before.start_date !== after.start_date || before.end_date !== after.end_date;
  return [
    ...(hasOtherDates ? (['dates'] as const) : []),
    ...(differs('timings') ? (['timings'] as const) : []),
    ...(differs('location') || differs('address') ? (['place'] as const) : []),
  ];
}
