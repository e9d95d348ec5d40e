import { guardedScreens } from '#rules/access';

/** The page from which an event's sheets are printed. */
export const packetPath = `${guardedScreens.manageRegistrations.path}/pack/:eventId`;

export function packetAddress(eventId: string): string {
  return packetPath.replace(':eventId', encodeURIComponent(eventId));
}
