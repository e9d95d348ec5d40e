import { draftLifetime } from '#rules/drafts';
import type { Visitor } from '../../session/visitor.ts';
import { storedSession } from '../../session/session-storage.ts';
import type { Shape } from './shape.ts';
import { readStored, removeStored, storedKeys, writeStored, type Place } from '../shell/storage.ts';

/** Whose draft it is: this browser's (nobody signed in), one guest session's, or a user's. Nobody sees another's. */
export type DraftOwner = 'browser' | `guest:${string}` | `user:${number}`;

/** A kind of form whose typed content is kept. */
export interface DraftKind<Content> {
  /** Names the draft, here and at the API. */
  key: string;
  /** What is read back; drafts of another shape are not. */
  shape: Shape<Content>;
  /**
   * What this browser may keep for longer than its tab, named field by field, so that a new field stays away until someone decides:
   * never minors' and health details. Null where it may keep nothing at all, as of what staff type about others: then the API
   * alone keeps it.
   */
  onDevice: ((content: Content) => Content) | null;
}

/** A draft as it is kept, here and at the API. */
export interface KeptDraft<Content> {
  content: Content;
  /** When it was typed, ms since 1970, by the clock of that browser. */
  savedAt: number;
}

export interface StoredDraft extends KeptDraft<unknown> {
  version: number;
  /**
   * Of a visitor's tab: how many sessions had ended in this browser by then. A tab that is restored or copied after the
   * next session has ended may hold what became that person's, so it is no longer read.
   */
  ended?: number;
}

const prefix = 'draft:';
export const prefixOf = (owner: DraftOwner): string => `${prefix}${owner}:`;

/** Who owns what this visitor types; undefined as long as it is not known who that is. */
export function ownerOf(visitor: Visitor): DraftOwner | undefined {
  switch (visitor.kind) {
    case 'loading':
      return undefined;
    case 'visitor':
      return 'browser';
    case 'guest':
      return `guest:${visitor.id}`;
    case 'user':
      return `user:${visitor.user.id}`;
  }
}

/** Who owns what is typed in this browser at this moment, whatever this page has heard of it. */
function storedOwner(): DraftOwner {
  const session = storedSession();
  if (!session) return 'browser';
  return session.kind === 'guest' ? `guest:${session.id}` : `user:${session.user.id}`;
}

/** Whether the session of this owner is over, in this tab or another: nothing is read or written for them any more. */
export function hasLeft(owner: DraftOwner): boolean {
  return owner !== 'browser' && storedOwner() !== owner;
}

/** Gives what one owner typed in this browser to another, whose own drafts stay as they are. */
export function moveDrafts(from: DraftOwner, to: DraftOwner): void {
  const keys = storedKeys('local').filter((key) => key.startsWith(prefixOf(from)));
  for (const key of keys) {
    const target = prefixOf(to) + key.slice(prefixOf(from).length);
    const content = readStored('local', key);
    if (content !== null && readStored('local', target) === null) writeStored('local', target, content);
  }
  removeDrafts(from);
}

/** Forgets one draft of this owner, or all of them, in this browser. */
export function removeDrafts(owner: DraftOwner, key?: string): void {
  const prefix = prefixOf(owner);
  const isMeant = (name: string) => (key === undefined ? name.startsWith(prefix) : name === prefix + key);
  removeStored('session', isMeant);
  removeStored('local', isMeant);
}

/** Deletes what has been kept for as long as it may be, and what guests have left whose sessions are gone. */
export function removeOldDrafts(now: number): void {
  const owner = storedOwner();
  const isOver = (place: Place) => (name: string) => {
    if (!name.startsWith(prefix)) return false;
    if (name.startsWith(`${prefix}guest`) && !name.startsWith(prefixOf(owner))) return true;
    try {
      const { savedAt } = JSON.parse(readStored(place, name) ?? '{}') as Partial<StoredDraft>;
      return savedAt === undefined || now - savedAt >= draftLifetime;
    } catch {
      return true;
    }
  };
  removeStored('session', isOver('session'));
  removeStored('local', isOver('local'));
}
