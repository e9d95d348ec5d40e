import { isSame } from '../access/secrets.ts';
import type { Secrets } from '../access/secrets.ts';
import type { ActiveSession } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import { party } from './history.ts';
import type { Actor } from './history.ts';

/**
 * Makes sure that a key opens this registration.
 * @throws ProblemError `unauthenticated`.
 */
export function requireKey(secrets: Secrets, registrationId: string, key: string): void {
  const right = secrets.registrationKey(registrationId);
  if (!isSame(Buffer.from(key), Buffer.from(right))) throw new ProblemError('unauthenticated');
}

/**
 * Who changes a registration: its party, by its key, or a member of staff whom the contract lets in.
 * @throws ProblemError `unauthenticated` for a wrong key.
 */
export function actorOf(
  secrets: Secrets,
  registrationId: string,
  { registrationKey, session }: { readonly registrationKey: string; readonly session: ActiveSession | null },
): Actor {
  if (registrationKey !== '') {
    requireKey(secrets, registrationId, registrationKey);
    return party;
  }
  if (!session || session.userId === null) throw new ProblemError('unauthenticated');
  return { by: 'staff', userId: session.userId };
}
