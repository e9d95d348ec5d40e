import type { Language } from '#rules/language';
import { ApiProblem, createApi, dataOf, type Schemas } from '../../platform/client/client.ts';

/** A person's access to a session: a link from an email, an account or guest session, or only the link on a page. */
export type Pass = { readonly by: 'link'; readonly key: string } | { readonly by: 'account' } | { readonly by: 'page' };

const headersOf = (pass: Pass): Record<string, string> =>
  pass.by === 'link' ? { Authorization: `Bearer ${pass.key}` } : {};

/** The interval, in ms, and the number of retries while a personal link is being prepared. */
const pendingEvery = 2_000;
const pendingTimes = 15;

/** The session as this person may see it; null if it is not one that anyone can join from a page. */
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

/** Gets access to the meeting; waits while the person's own link is being prepared. */
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
