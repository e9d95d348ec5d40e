import { ApiProblem, createApi, dataOf } from '../platform/client/client.ts';
import { readStored, removeStored, writeStored } from '../platform/shell/storage.ts';
import type { EndReason } from './session-storage.ts';

/** That someone has signed out here and the server may not know of it yet. */
const unsentKey = 'sign-out-unsent';

/** Nothing is left to be sent: the server knows, or someone else is signed in here now, whose session it would end. */
export function forgetUnsent(): void {
  removeStored('local', (key) => key === unsentKey);
}

/**
 * Ends the session on the server; one that ended by itself keeps the person's drafts. A sign-out is noted before it is sent,
 * so that one that does not arrive can be sent again.
 * @throws when it does not arrive
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
    // What the server refuses it will refuse again.
    if (error instanceof ApiProblem && error.problem.status < 500) forgetUnsent();
    throw error;
  }
  forgetUnsent();
}

/** Sends a sign-out that has not arrived, now and whenever a connection is back, until the answered function is called. */
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
