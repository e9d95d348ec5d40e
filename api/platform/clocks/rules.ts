import { partsOfDate, readIsoDay } from '../moments/rules.ts';

const msOfMinute = 60_000;

/** One format per time zone, by name of the zone. */
const clockFormats = new Map<string, Intl.DateTimeFormat>();

function clockFormat(timeZone: string): Intl.DateTimeFormat {
  const known = clockFormats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clockFormats.set(timeZone, made);
  return made;
}

/** Returns the day (YYYY-MM-DD) and the time (HH:MM) of an instant in a time zone. */
export function wallClock(instant: Date, timeZone: string): { readonly date: string; readonly time: string } {
  const { year = '', month = '', day = '', hour = '', minute = '' } = partsOfDate(clockFormat(timeZone), instant);
  return { date: `${year.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** Returns the ms since 1970 of a wall-clock time as if it were in UTC. */
function asUtc({ date, time }: { readonly date: string; readonly time: string }): number {
  const { year, month, day } = readIsoDay(date);
  const [hour = NaN, minutes = NaN] = time.split(':').map(Number);
  // Not parsed as an ISO string: the day after December 31, 9999 has a five-digit year.
  return Date.UTC(year, month - 1, day, hour, minutes);
}

/**
 * Returns the instant at which clocks in a zone show a day and a time. If the clocks skip that time, it is the time after the gap;
 * if they show it twice, it is the first.
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const wanted = asUtc({ date, time });
  const offsetAt = (instant: number): number => asUtc(wallClock(new Date(instant), timeZone)) - instant;
  // The offset never changes twice within two days, so these are the offsets before and after any change.
  const candidates = [offsetAt(wanted - 24 * 60 * msOfMinute), offsetAt(wanted + 24 * 60 * msOfMinute)].map(
    (offset) => wanted - offset,
  );
  const exact = candidates.filter((instant) => instant + offsetAt(instant) === wanted);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}
