import type { Language } from '#rules/language';
import { createApi, dataOf } from '../platform/client/client.ts';

/** The upcoming sessions that the logged-in person may join, with texts in the given language. */
export async function askOwnSessions(lng: string, signal: AbortSignal) {
  const params = { query: { lng: lng as Language } };
  return (await dataOf(createApi().GET('/own-online-sessions', { params, signal }))).items;
}
