import { partsOfDate, readIsoDay } from '../moments/rules.ts';

const msOfMinute = 60_000;

/** By time zone. */
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

/** The day (YYYY-MM-DD) and the time (HH:MM) that clocks show in a zone. */
export function wallClock(instant: Date, timeZone: string): { readonly date: string; readonly time: string } {
  const { year = '', month = '', day = '', hour = '', minute = '' } = partsOfDate(clockFormat(timeZone), instant);
  return { date: `${year.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** What a wall clock shows, as if the zone were UTC. */
function asUtc({ date, time }: { readonly date: string; readonly time: string }): number {
  const { year, month, day } = readIsoDay(date);
  const [hour = NaN, minutes = NaN] = time.split(':').map(Number);
  // Not parsed as one text: the day after the last of 9999 has five digits.
  return Date.UTC(year, month - 1, day, hour, minutes);
}

/**
 * The instant at which clocks in a zone show a day and a time. Where clocks are put forward over it, the time after the gap; where
 * they show it twice, the first.
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const wanted = asUtc({ date, time });
  const offsetAt = (instant: number): number => asUtc(wallClock(new Date(instant), timeZone)) - instant;
  // No change of clocks comes twice within two days, so the offsets around it are those before and after.
  const candidates = [offsetAt(wanted - 24 * 60 * msOfMinute), offsetAt(wanted + 24 * 60 * msOfMinute)].map(
    (offset) => wanted - offset,
  );
  const exact = candidates.filter((instant) => instant + offsetAt(instant) === wanted);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}
