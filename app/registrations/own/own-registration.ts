import { createApi, dataOf, type Schemas } from '../../platform/client/client.ts';
import { byKey, isByStaff, type RegistrationKey } from '../../platform/client/registration-key.ts';

type Registration = Schemas['Registration'];

/** Fetches the registration in its current state. */
export async function fetchRegistration(opened: RegistrationKey, signal?: AbortSignal): Promise<Registration> {
  if (isByStaff(opened))
    return dataOf(createApi().GET('/registrations/{registrationId}', { ...byKey(opened), signal }));
  const { registration } = await dataOf(
    createApi().GET('/registrations/{registrationId}/confirmation', { ...byKey(opened), signal }),
  );
  return registration;
}

/** Fetches the receipts that the link still shows long after the event. */
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
