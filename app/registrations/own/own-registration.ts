import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import type { Language } from '#rules/language';

type Registration = Schemas['Registration'];

/** What opens a registration: its id, the key from the email, and the language of the event's texts; staff need no key. */
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

/** The same for calls whose answers are the same in every language, for the holder of the key. */
export function byKeyAlone({ registrationId, key }: Pick<RegistrationKey, 'registrationId' | 'key'>) {
  return { params: { path: { registrationId } }, headers: { Authorization: `Bearer ${key}` } };
}

/** The registration as it is now. */
export async function fetchRegistration(opened: RegistrationKey, signal?: AbortSignal): Promise<Registration> {
  if (isByStaff(opened))
    return dataOf(createApi().GET('/registrations/{registrationId}', { ...byKey(opened), signal }));
  const { registration } = await dataOf(
    createApi().GET('/registrations/{registrationId}/confirmation', { ...byKey(opened), signal }),
  );
  return registration;
}

/** What its link still shows long after the event. */
export async function fetchReceipts(opened: RegistrationKey, signal?: AbortSignal): Promise<Schemas['OwnReceipts']> {
  return dataOf(createApi().GET('/registrations/{registrationId}/own-receipts', { ...byKey(opened), signal }));
}

/** Replaces the link that opened it. Returns the key of the new one. */
export async function replaceOwnLink(
  { registrationId, key }: RegistrationKey,
  idempotencyKey: string,
): Promise<Schemas['ReplacedLink']> {
  return dataOf(
    createApi().POST('/registrations/{registrationId}/own-link', {
      params: { path: { registrationId }, header: { 'Idempotency-Key': idempotencyKey } },
      headers: { Authorization: `Bearer ${key}` },
    }),
  );
}

/**
 * Confirms the address: someone has opened a link that was emailed to the contact, or is signed in with the contact's address.
 */
export async function confirmAddress(
  opened: RegistrationKey,
  token: string | undefined,
  signal?: AbortSignal,
): Promise<Registration> {
  const body = token === undefined ? {} : { token };
  return dataOf(
    createApi().POST('/registrations/{registrationId}/address-confirmation', { ...byKey(opened), body, signal }),
  );
}

/** Accepts the offered places. */
export async function acceptOffer(opened: RegistrationKey, version: number): Promise<Registration> {
  return dataOf(createApi().POST('/registrations/{registrationId}/offer', { ...byKey(opened), body: { version } }));
}

/** Cancels the registration, or leaves the waiting list. */
export async function cancelRegistration(opened: RegistrationKey, version: number): Promise<Registration> {
  return dataOf(
    createApi().POST('/registrations/{registrationId}/cancellation', { ...byKey(opened), body: { version } }),
  );
}

/** Changes contact and people. Returns the changed registration. */
export async function changeParty(opened: RegistrationKey, body: Schemas['PartyChangeRequest']): Promise<Registration> {
  return dataOf(createApi().PUT('/registrations/{registrationId}/party', { ...byKey(opened), body }));
}

/** Passed to the registration's page after a change, so that it confirms the save. */
export const savedState = { isSaved: true } as const;
