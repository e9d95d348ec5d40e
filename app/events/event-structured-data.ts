import { parseEventDate } from '#rules/events';
import type { Schemas } from '../platform/client/client.ts';
import type { Site } from '../platform/shell/site.ts';
import type { CalendarDay } from '#rules/moments';

function isoDay(text: string): string {
  const { year, month, day }: CalendarDay = parseEventDate(text);
  return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** An event as schema.org describes one, for search engines that list events. */
export function eventStructuredData(event: Schemas['Event'], site: Site): Record<string, unknown> {
  const address = `${site.publicUrl}/events/${event.id}`;
  const isOpen = event.registration.state === 'open';
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.name,
    description: event.short_description,
    url: address,
    startDate: isoDay(event.start_date),
    endDate: isoDay(event.end_date),
    eventStatus: `https://schema.org/${event.cancelled_at === undefined ? 'EventScheduled' : 'EventCancelled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: event.location, address: event.address ?? event.location },
    organizer: { '@type': 'Organization', name: site.organisationName, url: site.publicUrl },
    ...(isOpen && {
      offers: {
        '@type': 'Offer',
        url: `${site.publicUrl}/retreat-registration?id=${event.id}`,
        availability: 'https://schema.org/InStock',
      },
    }),
  };
}
