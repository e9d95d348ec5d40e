import { parseUserTypes } from '../access/rules.ts';
import type { ActiveSession } from '../platform/contract/handler.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { longestSession } from './rules.ts';

type Schemas = components['schemas'];

/** A session in the shape of the contract; a guest's has no user. */
export function presentSession(session: ActiveSession, now: Date): Schemas['Session'] {
  const exp = session.expiresAt.getTime();
  if (session.userId === null) return { user: null, exp, remaining: null };
  const { userId, firstName, lastName, userType, language, createdAt } = session;
  const remaining = createdAt.getTime() + longestSession(parseUserTypes(userType)) - now.getTime();
  return { user: { id: userId, firstName, lastName, userType, language }, exp, remaining };
}

/** The current session, if any, in the shape of the contract. */
export function presentSessionState(session: ActiveSession | null, now: Date): Schemas['SessionState'] {
  return { session: session && presentSession(session, now) };
}
