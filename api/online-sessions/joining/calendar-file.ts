import ical, { ICalEventStatus } from 'ical-generator';
import type { Config } from '../../platform/config.ts';
import { joinAddress } from '../rules.ts';
import type { SessionRow } from '../store.ts';
import { timesOf } from '../store.ts';
import { wallClock } from '../../platform/clocks/rules.ts';

const minute = 60_000;

/** A moment as the library expects it for a time zone: the local time, as if it were UTC. */
function inZone(moment: Date, timeZone: string): Date {
  const { date, time } = wallClock(moment, timeZone);
  return new Date(`${date}T${time}:00Z`);
}

/** The difference from UTC at a moment, as iCalendar writes it. */
function offsetOf(moment: Date, timeZone: string): string {
  const minutes = Math.round((inZone(moment, timeZone).getTime() - moment.getTime()) / minute);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`;
}

/** The time zone with its offset on that day: a file with one session needs no other day. */
function zoneOnDay(timeZone: string, moment: Date): string {
  const offset = offsetOf(moment, timeZone);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ].join('\r\n');
}

/**
 * One session as an iCalendar file (RFC 5545), in its own time zone. Its location is this site's page: the file does not contain
 * the address of the meeting. The id stays the same, so each version replaces the previous one.
 */
export function sessionCalendar(
  session: SessionRow,
  { language, key }: { readonly language: 'en' | 'es'; readonly key?: string | undefined },
  { publicUrl, site }: Pick<Config, 'publicUrl'> & { readonly site: Pick<Config['site'], 'name'> },
): string {
  const { host } = new URL(publicUrl);
  const { startsAt, endsAt, isCanceled } = timesOf(session);
  const { time_zone: timeZone, version } = session;
  const url = `${publicUrl}${joinAddress(session.id, language, key)}`;
  const about = language === 'es' ? session.about_es : session.about_en;
  const calendar = ical({
    prodId: { company: host, product: 'online-sessions', language: language.toUpperCase() },
    name: site.name[language].replace(/[\\;,]/g, '\\$&'),
    timezone: { name: timeZone, generator: () => zoneOnDay(timeZone, startsAt) },
  });
  calendar.createEvent({
    id: `${session.id}@${host}`,
    sequence: version,
    ...(isCanceled && { status: ICalEventStatus.CANCELLED }),
    timezone: timeZone,
    start: inZone(startsAt, timeZone),
    end: inZone(endsAt, timeZone),
    summary: language === 'es' ? session.title_es : session.title_en,
    location: url,
    ...(about !== null && { description: about }),
    url,
  });
  return calendar.toString();
}
