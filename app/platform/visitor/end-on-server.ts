import { ApiProblem, createApi, dataOf } from '../client/client.ts';
import { readStored, removeStored, writeStored } from '../browser/storage.ts';
import type { EndReason } from './session-storage.ts';

/** Marks that someone has signed out here and the server may not know yet. */
const unsentKey = 'sign-out-unsent';

/** Clears the mark: the server knows, or someone else is signed in here now, whose session would end. */
export function forgetUnsent(): void {
  removeStored('local', (key) => key === unsentKey);
}

/**
 * Ends the session on the server; a session that expired keeps the person's drafts. A sign-out is marked before it is sent, so that
 * a lost one can be sent again.
 * @throws when the request fails
 */
export async function endOnServer(reason: EndReason): Promise<void> {
  const isChosen = reason === 'choice';
  if (isChosen) writeStored('local', unsentKey, 'yes');
  try {
    await dataOf(
      createApi().DELETE('/session', {
        params: { query: { keepDrafts: !isChosen } },
        signal: AbortSignal.timeout(10_000),
      }),
    );
  } catch (error) {
    // The server would refuse it again.
    if (error instanceof ApiProblem && error.problem.status < 500) forgetUnsent();
    throw error;
  }
  forgetUnsent();
}

/** Sends a lost sign-out, now and whenever a connection is back, until the returned function is called. */
export function sendUnsent(): () => void {
  const send = () => {
    if (readStored('local', unsentKey) !== null) endOnServer('choice').catch(() => undefined);
  };
  send();
  window.addEventListener('online', send);
  return () => {
    window.removeEventListener('online', send);
  };
}
