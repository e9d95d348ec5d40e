import { guardedScreens } from '#rules/access';

/** Query key of the event whose overview is open. */
export const eventKey = 'event';

export function overviewOf(eventId: string): string {
  return `${guardedScreens.listRegistration.path}?${new URLSearchParams({ [eventKey]: eventId }).toString()}`;
}
