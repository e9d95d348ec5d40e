import { registrationQueryKey } from '#rules/registrations';
import type { RegistrationKey } from '../client/registration-key.ts';

/** The part of a registration that its party changes. */
export type ChangePart = 'people' | 'contact';

/** Query key of that part. */
export const partKey = 'part';

/** The address where a party changes its own registration; the key is in the fragment, as in the link of the email. */
export function changeAddress(eventId: string, { registrationId, key }: RegistrationKey, part: ChangePart): string {
  return `/retreat-registration/${encodeURIComponent(eventId)}/change?${registrationQueryKey}=${registrationId}&${partKey}=${part}#${key}`;
}

/** The part named by an address. */
export function partOf(search: string): ChangePart {
  return new URLSearchParams(search).get(partKey) === 'contact' ? 'contact' : 'people';
}
