import type { components } from '../../platform/contract/schema.gen.ts';
import { addDays, isoDay, readIsoDay } from '../../platform/moments/rules.ts';

type Kind = components['schemas']['PrayerPeriodKind'];

/** The first and the last day of a week, a month or a year, as YYYY-MM-DD. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** How many weeks, months or years are counted. */
const shown = { week: 13, month: 12, year: 5 } as const satisfies Record<Kind, number>;

/** The first day of the period that contains today, or of the one this many periods away. */
function firstDay(kind: Kind, today: string, away: number): string {
  const { year, month } = readIsoDay(today);
  if (kind === 'year') return isoDay({ year: year + away, month: 1, day: 1 });
  if (kind === 'month') {
    const months = year * 12 + month - 1 + away;
    return isoDay({ year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 });
  }
  const sinceSunday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return isoDay(addDays(readIsoDay(today), 7 * away - sinceSunday));
}

/** The last weeks (from Sunday), months or years up to the one that contains today, oldest first. */
export function lastPeriods(kind: Kind, today: string): Period[] {
  const count = shown[kind];
  return Array.from({ length: count }, (_, position) => {
    const away = position - count + 1;
    return {
      from: firstDay(kind, today, away),
      to: isoDay(addDays(readIsoDay(firstDay(kind, today, away + 1)), -1)),
    };
  });
}
