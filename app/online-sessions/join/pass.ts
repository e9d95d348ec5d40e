import type { Language } from '#rules/language';
import { ApiProblem, createApi, dataOf, type Schemas } from '../../platform/client/client.ts';

/** With what somebody comes to a session: the link from an email, their account or guest session, or only the link on a page. */
export type Pass = { readonly by: 'link'; readonly key: string } | { readonly by: 'account' } | { readonly by: 'page' };

const headersOf = (pass: Pass): Record<string, string> =>
  pass.by === 'link' ? { Authorization: `Bearer ${pass.key}` } : {};

/** How often a link that is being prepared is asked for again, in ms, and how often. */
const pendingEvery = 2_000;
const pendingTimes = 15;

/** A session, as this person may know it; null where it is none that anyone can join from a page. */
export async function findSession(
  pass: Pass,
  sessionId: string,
  lng: Language,
  signal: AbortSignal,
): Promise<Schemas['OwnOnlineSession'] | null> {
  const params = { path: { sessionId }, query: { lng } };
  if (pass.by === 'page')
    return (await dataOf(createApi().GET('/open-online-sessions/{sessionId}', { params, signal }))).session;
  return dataOf(createApi().GET('/own-online-sessions/{sessionId}', { params, headers: headersOf(pass), signal }));
}

/** The session as a calendar file. */
export async function findCalendar(pass: Pass, sessionId: string, lng: Language): Promise<Blob> {
  const params = { path: { sessionId }, query: { lng } };
  if (pass.by === 'page')
    return dataOf(createApi().GET('/open-online-sessions/{sessionId}/calendar', { params, parseAs: 'blob' }));
  const headers = headersOf(pass);
  return dataOf(createApi().GET('/own-online-sessions/{sessionId}/calendar', { params, headers, parseAs: 'blob' }));
}

/** How to join the meeting; waits while a link of the person's own is being prepared. */
export async function enter(pass: Pass, sessionId: string): Promise<Schemas['OnlineSessionEntry']> {
  const params = { path: { sessionId } };
  const ask = () =>
    pass.by === 'page'
      ? dataOf(createApi().POST('/open-online-sessions/{sessionId}/entry', { params }))
      : dataOf(createApi().POST('/online-sessions/{sessionId}/entry', { params, headers: headersOf(pass) }));
  for (let left = pendingTimes; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.problem.code !== 'session-link-pending' || left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, pendingEvery));
    }
  }
}
