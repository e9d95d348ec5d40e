import type { ActiveSession } from '../contract/handler.ts';
import type { components } from '../contract/schema.gen.ts';

type Schemas = components['schemas'];

/** A session as the contract has it; a guest's has no user. */
export function presentSession(session: ActiveSession): Schemas['Session'] {
  const exp = session.expiresAt.getTime();
  if (session.userId === null) return { user: null, exp };
  const { userId, firstName, lastName, userType, language } = session;
  return { user: { id: userId, firstName, lastName, userType, language }, exp };
}

/** Who is signed in, or nobody, as the contract has it. */
export function presentSessionState(session: ActiveSession | null): Schemas['SessionState'] {
  return { session: session && presentSession(session) };
}
