import { doorPath } from '#rules/pages';

/** Query key of the party that is open at the door. */
export const partyKey = 'party';

/** The address at which a party is open, on the screen of its event. */
export function openParty(registrationId: string): string {
  return `?${new URLSearchParams({ [partyKey]: registrationId }).toString()}`;
}

/** Where the people of an event are checked in, one party open or none. */
export function doorAddress(eventId: string, registrationId?: string): string {
  const opened = registrationId === undefined ? '' : openParty(registrationId);
  return `${doorPath}${eventId}${opened}`;
}
