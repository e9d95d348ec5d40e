import { listFocusId } from '#design-system';
import { guardedScreens } from '#rules/access';

/** In place of an event, the center; no event has this ID. */
export const center = '-';

/** The page on which the people of an event are assigned to rooms. */
export function roomingAddress(eventId: string): string {
  return `${guardedScreens.manageRegistrations.path}/rooms/${encodeURIComponent(eventId)}`;
}

/** One of the rooms on that page, or on the one of the center. */
export function roomAddress(room: { readonly id: string; readonly eventId?: string | undefined }): string {
  return `${roomingAddress(room.eventId ?? center)}#${listFocusId(room.id)}`;
}

/** The rooms of the center, which events copy. */
export const centerRoomsPath = roomingAddress(center);
