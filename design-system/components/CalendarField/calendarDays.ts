/** Reckoning with days as 'YYYY-MM-DD' and months as 'YYYY-MM', which stand in the order of time. */

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether it is a day that the calendar has: JavaScript alone would take the 31st of February for the 3rd of March. */
export function isDay(text: string): boolean {
  return dayPattern.test(text) && !Number.isNaN(timeOf(text)) && dayOf(timeOf(text)) === text;
}

/** The date whose words are formatted in UTC. */
export const dateOf = (day: string): Date => new Date(timeOf(day));

export const addDays = (day: string, count: number): string => dayOf(timeOf(day) + count * 86_400_000);

/** 0 is Sunday, on which a week begins for the readers here. */
export const weekdayOf = (day: string): number => dateOf(day).getUTCDay();

export const monthOf = (day: string): string => day.slice(0, 7);

export function addMonths(month: string, count: number): string {
  const date = dateOf(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return monthOf(date.toISOString());
}

/** A month as weeks of seven, from Sunday on, with null where a day belongs to another month. */
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

/** Where one arrives in another month: at the day that can be chosen nearest to the same date, or at that date. */
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
