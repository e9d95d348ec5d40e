import { redirect } from 'react-router-dom';
import { ApiProblem } from '../platform/client/client.ts';
import { loginAddress } from './return-address.ts';
import { storedSession } from './session-storage.ts';

/** What is asked for; when nobody is signed in, the way to sign in and back to `url` instead. */
export async function orSignIn<Data>(url: URL, ask: () => Promise<Data>): Promise<Data> {
  // The router takes a thrown response as a redirect.
  if (storedSession()?.kind !== 'user') throw redirect(loginAddress(url));
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.code === 'unauthenticated') throw redirect(loginAddress(url));
    throw error;
  }
}
