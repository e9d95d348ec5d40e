import type { Language } from '#rules/language';
import { createApi, dataOf } from '../platform/client/client.ts';

/** The sessions to come that the person who is logged in may join, in a language. */
export async function askOwnSessions(lng: string, signal: AbortSignal) {
  const params = { query: { lng: lng as Language } };
  return (await dataOf(createApi().GET('/own-online-sessions', { params, signal }))).items;
}
