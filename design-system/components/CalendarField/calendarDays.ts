/** Arithmetic with days as 'YYYY-MM-DD' and months as 'YYYY-MM', which sort by time. */

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether the text is a real day: JavaScript alone would read February 31 as March 3. */
export function isDay(text: string): boolean {
  return dayPattern.test(text) && !Number.isNaN(timeOf(text)) && dayOf(timeOf(text)) === text;
}

/** The date for formatting in UTC. */
export const dateOf = (day: string): Date => new Date(timeOf(day));

export const addDays = (day: string, count: number): string => dayOf(timeOf(day) + count * 86_400_000);

/** 0 is Sunday, the first day of the week for readers in the United States. */
export const weekdayOf = (day: string): number => dateOf(day).getUTCDay();

export const monthOf = (day: string): string => day.slice(0, 7);

export function addMonths(month: string, count: number): string {
  const date = dateOf(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return monthOf(date.toISOString());
}

/** A month as weeks of seven days, starting on Sunday, with null for days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const weeks: (string | null)[][] = [];
  for (let start = addDays(first, -weekdayOf(first)); monthOf(start) <= month; start = addDays(start, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, index) => {
        const day = addDays(start, index);
        return monthOf(day) === month ? day : null;
      }),
    );
  }
  return weeks;
}

/** The day to focus in another month: the enabled day nearest to the same date, or that date. */
export function sameInMonth(day: string, month: string, days: readonly string[]): string {
  const last = Number(addDays(`${addMonths(month, 1)}-01`, -1).slice(8));
  const same = `${month}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`;
  const distance = (other: string): number => Math.abs(timeOf(other) - timeOf(same));
  return (
    days
      .filter((other) => monthOf(other) === month)
      .reduce<
        string | undefined
      >((nearest, other) => (nearest === undefined || distance(other) < distance(nearest) ? other : nearest), undefined) ??
    same
  );
}
