import { registrationQueryKey } from '#rules/registrations';
import type { RegistrationKey } from '../own-registration.ts';

/** What of a registration its party changes. */
export type ChangePart = 'people' | 'contact';

/** Query key of that part. */
export const partKey = 'part';

/** Where one changes one's own registration; the key is in the fragment, as in the link of the email. */
export function changeAddress(eventId: string, { registrationId, key }: RegistrationKey, part: ChangePart): string {
  return `/retreat-registration/${encodeURIComponent(eventId)}/change?${registrationQueryKey}=${registrationId}&${partKey}=${part}#${key}`;
}

/** The part that an address names. */
export function partOf(search: string): ChangePart {
  return new URLSearchParams(search).get(partKey) === 'contact' ? 'contact' : 'people';
}
