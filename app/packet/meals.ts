import { formatEventDate, parseEventDate } from '#rules/events';
import { addDays } from '#rules/moments';

/** The meals of a day, in order. */
export const meals = ['breakfast', 'lunch', 'dinner'] as const;
export type Meal = (typeof meals)[number];

/** Bounds the days of an event whose last day is wrong. */
const mostDays = 60;

export interface MealDay {
  /** DD-MON-YYYY. */
  readonly day: string;
  readonly served: readonly Meal[];
}

/**
 * The days of an event, each with the meals that are served: on the first day from the first meal on, on the last one up to the
 * last meal. The days are DD-MON-YYYY.
 */
export function mealDays(
  { start_date: start, end_date: end }: { readonly start_date: string; readonly end_date: string },
  { firstMeal, lastMeal }: { readonly firstMeal: Meal; readonly lastMeal: Meal },
): MealDay[] {
  const days: MealDay[] = [];
  for (let day = start; days.length < mostDays; day = formatEventDate(addDays(parseEventDate(day), 1))) {
    const from = day === start ? meals.indexOf(firstMeal) : 0;
    const to = day === end ? meals.indexOf(lastMeal) : meals.length - 1;
    days.push({ day, served: meals.slice(from, to + 1) });
    if (day === end) break;
  }
  return days;
}
