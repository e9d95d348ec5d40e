import { guardedScreens } from '#rules/access';

/** In place of an event, the center; no event has this ID. */
export const center = '-';

/** The page on which the people of an event are assigned to rooms. */
export function roomingAddress(eventId: string): string {
  return `${guardedScreens.manageRegistrations.path}/rooms/${encodeURIComponent(eventId)}`;
}

/** The rooms of the center, which events copy. */
export const centerRoomsPath = roomingAddress(center);
