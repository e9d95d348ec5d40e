import { redirect } from 'react-router-dom';
import { ApiProblem } from '../client/client.ts';
import { loginAddress } from '../shell/navigate/return-address.ts';
import { reportLostSession } from '../visitor/lost-session.ts';
import { storedSession } from '../visitor/session-storage.ts';

/** Returns the result; if nobody is signed in, redirects to the login page, which returns to `url`. */
export async function orSignIn<Data>(url: URL, ask: () => Promise<Data>): Promise<Data> {
  // The router takes a thrown response as a redirect.
  if (storedSession()?.kind !== 'user') throw redirect(loginAddress(url));
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.code === 'unauthenticated') {
      // Otherwise, the login page would still see a signed-in user and send them straight back here.
      reportLostSession();
      throw redirect(loginAddress(url));
    }
    throw error;
  }
}
