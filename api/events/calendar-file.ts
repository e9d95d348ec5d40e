import ical, { ICalEventStatus } from 'ical-generator';
import type { Config } from '../platform/config.ts';
import { languageQueryKey, type Language } from '../platform/language/rules.ts';
import { parseEventDate } from './rules.ts';
import type { StoredEvent } from './store.ts';
import { addDays } from '../platform/moments/rules.ts';

type Site = Pick<Config, 'publicUrl'> & { readonly site: Pick<Config['site'], 'name'> };

/** How long a calendar program may wait before it fetches the feed again, in seconds. */
const refreshInterval = 6 * 60 * 60;
const minute = 60_000;

/** Converts a day to the form that the library takes: midnight UTC. */
function wholeDay(text: string, daysLater = 0): Date {
  const { year, month, day } = addDays(parseEventDate(text), daysLater);
  return new Date(Date.UTC(year, month - 1, day));
}

/** The library escapes the texts of events, but not the calendar's own name. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&');
}

/**
 * Returns events as an iCalendar file (RFC 5545). They are all-day events, because an event's hours are free text: the text is in
 * the description, and no time zone is needed. An event keeps its id when it changes, and each change has a higher sequence number,
 * so that calendar programs replace the earlier version.
 */
export function calendarFile(events: readonly StoredEvent[], language: Language, { publicUrl, site }: Site): string {
  const { host } = new URL(publicUrl);
  const calendar = ical({
    prodId: { company: host, product: 'events', language: language.toUpperCase() },
    name: escaped(site.name[language]),
    ttl: refreshInterval,
  });
  for (const { id, texts, start_date, end_date, updatedAt, cancelled_at } of events) {
    const { name, timings, short_description, location, address } = texts[language];
    calendar.createEvent({
      id: `${id}@${host}`,
      stamp: updatedAt,
      lastModified: updatedAt,
      ...(cancelled_at !== undefined && { status: ICalEventStatus.CANCELLED }),
      sequence: Math.floor(updatedAt.getTime() / minute),
      allDay: true,
      start: wholeDay(start_date),
      // The end is exclusive: it is the day after the last day.
      end: wholeDay(end_date, 1),
      summary: name,
      location: address === undefined ? location : `${location}, ${address}`,
      description: `${short_description}\n\n${timings}`,
      url: `${publicUrl}/events/${encodeURIComponent(id)}?${languageQueryKey}=${language}`,
    });
  }
  return calendar.toString();
}
