/** The number of backups of each kind to keep. */
const keptBackups = { daily: 7, weekly: 4, monthly: 12 } as const;

const msOfDay = 24 * 60 * 60 * 1000;

/** The Monday of a day's week, as YYYY-MM-DD. */
function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * msOfDay).toISOString().slice(0, 10);
}

const periods = {
  daily: (day: string) => day,
  weekly: weekOf,
  monthly: (day: string) => day.slice(0, 7),
} as const;

/**
 * Returns the daily backups to keep: the latest one in each of the last 7 days, 4 weeks and 12 months that have any. Periods
 * without a backup do not count, so a site that was down for a year loses nothing.
 * @param days the days of all backups, as YYYY-MM-DD
 */
export function daysToKeep(days: Iterable<string>): ReadonlySet<string> {
  const latestFirst = [...new Set(days)].sort().reverse();
  const kept = new Set<string>();
  for (const kind of ['daily', 'weekly', 'monthly'] as const) {
    const seen = new Set<string>();
    for (const day of latestFirst) {
      const period = periods[kind](day);
      if (seen.has(period) || seen.size === keptBackups[kind]) continue;
      seen.add(period);
      kept.add(day);
    }
  }
  return kept;
}
