import { listFocusId } from '#design-system';
import { guardedScreens } from '#rules/access';

/** Stands for the center in place of an event id; no event has this id. */
export const center = '-';

/** The page on which the people of an event are assigned to rooms. */
export function roomingAddress(eventId: string): string {
  return `${guardedScreens.manageRegistrations.path}/rooms/${encodeURIComponent(eventId)}`;
}

/** The address of a room on that page or, if it has no event, on the center's page. */
export function roomAddress(room: { readonly id: string; readonly eventId?: string | undefined }): string {
  return `${roomingAddress(room.eventId ?? center)}#${listFocusId(room.id)}`;
}

/** The rooms of the center, which events copy. */
export const centerRoomsPath = roomingAddress(center);
