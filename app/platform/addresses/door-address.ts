import { doorPath } from '#rules/pages';

/** Query key of the party that is open at the door. */
export const partyKey = 'party';

/** The relative address that opens a party on the check-in screen of its event. */
export function openParty(registrationId: string): string {
  return `?${new URLSearchParams({ [partyKey]: registrationId }).toString()}`;
}

/** The address of check-in for an event, optionally with a party open. */
export function doorAddress(eventId: string, registrationId?: string): string {
  const opened = registrationId === undefined ? '' : openParty(registrationId);
  return `${doorPath}${eventId}${opened}`;
}
