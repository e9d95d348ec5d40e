import type { Schemas } from '../../../platform/client/client.ts';

type Course = Schemas['RegistrationCourse'];

/** How the course of registration is shown: day by day at its end, or from its beginning in weeks. */
export const courseSpans = ['days', 'weeks'] as const;
export type CourseSpan = (typeof courseSpans)[number];

/** How many days and, at most, weeks are shown. */
export const shownDays = 30;
const shownWeeks = 52;

/** How many people had registered this many days before the first day of their event. */
export function registeredBy({ days }: Pick<Course, 'days'>, daysBefore: number): number {
  return days.reduce((sum, day) => (day.daysBefore >= daysBefore ? sum + day.people : sum), 0);
}

/**
 * The points of the chart, as days before the first day: up to `today`, or to the first day once the event has begun. The course of
 * the first event decides where weeks begin.
 */
export function coursePoints([course]: readonly Pick<Course, 'days'>[], today: number, span: CourseSpan): number[] {
  const end = Math.max(today, 0);
  const step = span === 'days' ? 1 : 7;
  const first = Math.max(end, course?.days[0]?.daysBefore ?? end);
  const count = span === 'days' ? shownDays : Math.min(shownWeeks, Math.max(2, Math.ceil((first - end) / 7) + 1));
  return Array.from({ length: count }, (_, index) => end + (count - 1 - index) * step);
}
