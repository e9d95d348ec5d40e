import type { Language } from '#rules/language';
import { createApi, dataOf, type Schemas } from './client.ts';

/** The data that opens a registration: its id, the key from the email, and the language of the event's texts; staff need no key. */
export interface RegistrationKey {
  registrationId: string;
  /** Empty for staff, who change it on the party's behalf. */
  key: string;
  lng: Language;
}

/** Whether staff have opened it rather than its party. */
export function isByStaff({ key }: RegistrationKey): boolean {
  return key === '';
}

/** The parameters of every call about a registration. */
export function byKey(opened: RegistrationKey) {
  const { registrationId, key, lng } = opened;
  return {
    params: { path: { registrationId }, query: { lng } },
    ...(!isByStaff(opened) && { headers: { Authorization: `Bearer ${key}` } }),
  };
}

/** The parameters of a key holder's calls whose answers are the same in every language. */
export function byKeyAlone({ registrationId, key }: Pick<RegistrationKey, 'registrationId' | 'key'>) {
  return { params: { path: { registrationId } }, headers: { Authorization: `Bearer ${key}` } };
}

/**
 * Confirms the address: someone has opened a link that was emailed to the contact, or is signed in with the contact's address.
 */
export async function confirmAddress(
  opened: RegistrationKey,
  token: string | undefined,
  signal?: AbortSignal,
): Promise<Schemas['Registration']> {
  const body = token === undefined ? {} : { token };
  return dataOf(
    createApi().POST('/registrations/{registrationId}/address-confirmation', { ...byKey(opened), body, signal }),
  );
}
