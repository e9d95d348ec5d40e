import { furtherScreens } from '#rules/access';

const { path } = furtherScreens.events;

/** Where an event is edited. */
export function eventDeskAddress(eventId: string): string {
  return `${path}/${eventId}`;
}
