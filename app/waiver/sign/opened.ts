import type { Language } from '#rules/language';
import { ApiProblem, createApi, dataOf, type ProblemCode, type Schemas } from '../../platform/client/client.ts';

export type Waivers = Schemas['Waivers'];

/** The access to the waivers of a registration: its key or the secret of an emailed link; staff need neither. */
export interface WaiverKey {
  registrationId: string;
  /** Empty for staff. */
  key: string;
  lng: Language;
}

/** The parameters of every API call about waivers. */
function sentWith({ registrationId, key, lng }: WaiverKey) {
  return {
    params: { path: { registrationId }, query: { lng } },
    ...(key !== '' && { headers: { Authorization: `Bearer ${key}` } }),
  };
}

/** Fetches the text to sign, and who has signed. */
export async function fetchWaivers(opened: WaiverKey, signal?: AbortSignal): Promise<Waivers> {
  return dataOf(createApi().GET('/registrations/{registrationId}/waivers', { ...sentWith(opened), signal }));
}

/** Fetches everything that was signed, word for word. */
export async function fetchSigned(opened: WaiverKey, signal?: AbortSignal): Promise<Schemas['SignedWaivers']> {
  return dataOf(createApi().GET('/registrations/{registrationId}/signed-waivers', { ...sentWith(opened), signal }));
}

/** Signs. Returns the new state of the signatures. */
export async function signWaivers(opened: WaiverKey, body: Schemas['WaiverSigning']): Promise<Waivers> {
  return dataOf(createApi().POST('/registrations/{registrationId}/waivers', { ...sentWith(opened), body }));
}

/** Emails a link to someone who signs from elsewhere. */
export async function sendLink(opened: WaiverKey, body: Schemas['WaiverLinkRequest']): Promise<Waivers> {
  return dataOf(createApi().POST('/registrations/{registrationId}/waiver-links', { ...sentWith(opened), body }));
}

/** Stops an emailed link. */
export async function stopLink(opened: WaiverKey, linkId: string): Promise<Waivers> {
  const { params, ...sent } = sentWith(opened);
  const path = { ...params.path, linkId };
  return dataOf(
    createApi().DELETE('/registrations/{registrationId}/waiver-links/{linkId}', {
      ...sent,
      params: { ...params, path },
    }),
  );
}

/** Records signatures on paper; for staff. */
export async function recordPaper(opened: WaiverKey, body: Schemas['PaperWaivers']): Promise<Waivers> {
  return dataOf(createApi().POST('/registrations/{registrationId}/paper-waivers', { ...sentWith(opened), body }));
}

/** Errors that mean that the page is outdated: the text or the people have changed. */
const outdated: readonly ProblemCode[] = ['waiver-changed', 'changed-meanwhile'];

/**
 * Signs or records, then shows the new signatures; if the page is outdated, shows the current state.
 * @throws the error of the call: the form shows it and keeps the input
 */
export async function inStep(
  opened: WaiverKey,
  show: (waivers: Waivers) => void,
  call: () => Promise<Waivers>,
): Promise<void> {
  try {
    show(await call());
  } catch (error) {
    if (error instanceof ApiProblem && outdated.includes(error.problem.code)) show(await fetchWaivers(opened));
    throw error;
  }
}
