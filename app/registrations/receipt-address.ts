import { registrationQueryKey } from '#rules/registrations';
import type { RegistrationKey } from '../platform/client/registration-key.ts';

/** The address of a registration's receipt; the key is in the fragment, which browsers never send. */
export function receiptAddress(eventId: string, { registrationId, key }: RegistrationKey): string {
  return `/retreat-registration/${encodeURIComponent(eventId)}/receipt?${registrationQueryKey}=${registrationId}#${key}`;
}
