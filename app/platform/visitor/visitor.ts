import type { EndReason, StoredSession, User } from './session-storage.ts';

/** A session that ended by itself, and whether it was a guest's. */
export interface Ended {
  reason: Exclude<EndReason, 'choice'>;
  wasGuest: boolean;
}

/** Who is there: not known yet, nobody signed in (and why no longer), a guest, or a user. */
export type Visitor =
  | { kind: 'loading' }
  | { kind: 'visitor'; ended?: Ended }
  | { kind: 'guest'; id: string }
  | { kind: 'user'; user: User };

/** The visitor of a stored session. */
export function visitorOf(stored: StoredSession): Visitor {
  return stored.kind === 'guest' ? { kind: 'guest', id: stored.id } : { kind: 'user', user: stored.user };
}

/** Whether someone has a session. */
export const isSomeone = ({ kind }: Visitor): boolean => kind === 'user' || kind === 'guest';

/**
 * Whether someone new is there although this page has not heard of an end. What a guest has typed goes with them when they sign
 * in.
 */
export function isReplaced(before: Visitor, now: Visitor, hasEnded: boolean): boolean {
  if (!isSomeone(before) || !isSomeone(now)) return false;
  return hasEnded || (before.kind === 'user' && !(now.kind === 'user' && now.user.id === before.user.id));
}
