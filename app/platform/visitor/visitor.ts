import type { EndReason, StoredSession, User } from './session-storage.ts';

/** A session that ended by itself, and whether it was a guest's. */
export interface Ended {
  reason: Exclude<EndReason, 'choice'>;
  wasGuest: boolean;
}

/** A person with a session. */
type Person = { kind: 'guest'; id: string } | { kind: 'user'; user: User };

/**
 * The current visitor: not known yet, not signed in (and why a session ended), a guest, or a user. While the API has not answered
 * whether the stored session continues, nobody is signed in, but what is typed already belongs to its unconfirmed owner.
 */
export type Visitor = { kind: 'loading' } | { kind: 'visitor'; ended?: Ended; unconfirmed?: Person } | Person;

/** The visitor of a stored session. */
export function visitorOf(stored: StoredSession): Person {
  return stored.kind === 'guest' ? { kind: 'guest', id: stored.id } : { kind: 'user', user: stored.user };
}

/** The person to whom this visitor's page and drafts belong, confirmed or not; otherwise the visitor. */
export const personOf = (visitor: Visitor): Visitor =>
  visitor.kind === 'visitor' ? (visitor.unconfirmed ?? visitor) : visitor;

/** Whether someone has a session. */
export const isSomeone = ({ kind }: Visitor): boolean => kind === 'user' || kind === 'guest';

/**
 * Whether someone new is there although this page has not noticed the end of a session. A guest who signs in is not new and keeps
 * their drafts.
 */
export function isReplaced(before: Visitor, now: Visitor, hasEnded: boolean): boolean {
  if (!isSomeone(before) || !isSomeone(now)) return false;
  return hasEnded || (before.kind === 'user' && !(now.kind === 'user' && now.user.id === before.user.id));
}
