import { createApi, dataOf, type Schemas } from '../client/client.ts';
import type { Language } from '#rules/language';

type Registration = Schemas['Registration'];

/** What opens a registration: its id, the key from the mail, and the language of the event's texts; staff need no key. */
export interface RegistrationKey {
  registrationId: string;
  /** Empty for staff, who change it on the party's behalf. */
  key: string;
  lng: Language;
}

/** Whether staff have opened it, and not its party. */
export function isByStaff({ key }: RegistrationKey): boolean {
  return key === '';
}

/** What every call about a registration is sent with. */
export function byKey(opened: RegistrationKey) {
  const { registrationId, key, lng } = opened;
  return { params: { path: { registrationId }, query: { lng } }, ...(!isByStaff(opened) && { headers: { Authorization: `Bearer ${key}` } }) };
}

/** The registration as it is now. */
export async function fetchRegistration(opened: RegistrationKey, signal?: AbortSignal): Promise<Registration> {
  if (isByStaff(opened)) return dataOf(createApi().GET('/registrations/{registrationId}', { ...byKey(opened), signal }));
  const { registration } = await dataOf(createApi().GET('/registrations/{registrationId}/confirmation', { ...byKey(opened), signal }));
  return registration;
}

/** Takes the places that are offered. */
export async function acceptOffer(opened: RegistrationKey, version: number): Promise<Registration> {
  return dataOf(createApi().POST('/registrations/{registrationId}/offer', { ...byKey(opened), body: { version } }));
}

/** Gives all places back, or leaves the waiting list. */
export async function cancelRegistration(opened: RegistrationKey, version: number): Promise<Registration> {
  return dataOf(createApi().POST('/registrations/{registrationId}/cancellation', { ...byKey(opened), body: { version } }));
}

/** Changes contact and people; answers with the registration as it is then. */
export async function changeParty(opened: RegistrationKey, body: Schemas['PartyChangeRequest']): Promise<Registration> {
  return dataOf(createApi().PUT('/registrations/{registrationId}/party', { ...byKey(opened), body }));
}

/** Goes along to the registration's page after a change, so that it says that all is saved. */
export const savedState = { isSaved: true } as const;
