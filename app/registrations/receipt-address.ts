import { registrationQueryKey } from '#rules/registrations';
import type { RegistrationKey } from './own/own-registration.ts';

/** Where the receipt of a registration is; the key is in the fragment, which browsers send to nobody. */
export function receiptAddress(eventId: string, { registrationId, key }: RegistrationKey): string {
  return `/retreat-registration/${encodeURIComponent(eventId)}/receipt?${registrationQueryKey}=${registrationId}#${key}`;
}
