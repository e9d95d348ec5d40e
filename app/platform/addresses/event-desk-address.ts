import { furtherScreens } from '#rules/access';

const { path } = furtherScreens.events;

/** The address where an event is edited. */
export function eventDeskAddress(eventId: string): string {
  return `${path}/${eventId}`;
}
