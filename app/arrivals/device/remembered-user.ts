import { storedSession, type User } from '../../platform/visitor/session-storage.ts';

/** The user whose login has not ended, as far as this browser knows. */
export function rememberedUser(): User | undefined {
  const session = storedSession();
  return session?.kind === 'user' && session.exp > Date.now() ? session.user : undefined;
}
