import { redirect } from 'react-router-dom';
import { ApiProblem } from '../client/client.ts';
import { loginAddress } from './return-address.ts';

/** What was asked for; when the session is over, the way to sign in again and back to `url` instead. */
export async function orSignIn<Data>(url: URL, answer: Promise<Data>): Promise<Data> {
  try {
    return await answer;
  } catch (error) {
    // The router takes a thrown response as a redirect.
    if (error instanceof ApiProblem && error.problem.code === 'unauthenticated') throw redirect(loginAddress(url));
    throw error;
  }
}
