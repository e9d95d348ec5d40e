/** A row of the grid: a month with its visible days. */
type Month<Day> = {
  /** As 'YYYY-MM'. */
  month: string;
  /** The first of its days. */
  first: string;
  /** Its days by column; the first month may begin with gaps, so that days in the same week of their months share a column. */
  cells: readonly (Day | undefined)[];
};

/** The week of the month that a day is in: 0 for the first seven days, up to 4. */
function weekOf(day: string): number {
  return Math.floor((Number(day.slice(8)) - 1) / 7);
}

/**
 * Groups ordered days by month, and returns the number of columns. Days of the same weekday are in the column of their week. If
 * a month has several days in a week, its days follow one another.
 */
export function monthsOf<Day extends { day: string }>(days: readonly Day[]): { months: Month<Day>[]; columns: number } {
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  const isWeekly = [...months.values()].every(
    (ofMonth) => new Set(ofMonth.map(({ day }) => weekOf(day))).size === ofMonth.length,
  );
  const rows = [...months].map(([month, ofMonth]) => {
    const cells: (Day | undefined)[] = [];
    for (const [position, day] of ofMonth.entries()) cells[isWeekly ? weekOf(day.day) : position] = day;
    return { month, first: ofMonth[0]?.day ?? month, cells };
  });
  return { months: rows, columns: Math.max(0, ...rows.map(({ cells }) => cells.length)) };
}
