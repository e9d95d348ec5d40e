import { draftLifetime } from '#rules/drafts';
import type { Visitor } from '../visitor/visitor.ts';
import { storedSession } from '../visitor/session-storage.ts';
import type { Shape } from './shape.ts';
import { readStored, removeStored, storedKeys, writeStored, type Place } from '../shell/storage.ts';

/** The owner of a draft: this browser (nobody signed in), one guest session, or a user. Nobody sees another's. */
export type DraftOwner = 'browser' | `guest:${string}` | `user:${number}`;

/** A kind of form whose content is kept while it is typed. */
export interface DraftKind<Content> {
  /** The name of the draft, here and at the API. */
  key: string;
  /** Validates what is read back; drafts of another shape are ignored. */
  shape: Shape<Content>;
  /**
   * What this browser may keep for longer than its tab, named field by field, so that a new field is excluded until someone
   * decides: never minors' and health details. Null if it may keep nothing at all, as with what staff type about others: then
   * only the API keeps it.
   */
  onDevice: ((content: Content) => Content) | null;
}

/** A stored draft, here and at the API. */
export interface KeptDraft<Content> {
  content: Content;
  /** When it was typed, ms since 1970, by that browser's clock. */
  savedAt: number;
}

export interface StoredDraft extends KeptDraft<unknown> {
  version: number;
  /**
   * For a visitor's tab: how many sessions had ended in this browser by then. A tab that is restored or copied after another
   * session has ended may contain what became that person's, so it is no longer read.
   */
  ended?: number;
}

const prefix = 'draft:';
export const prefixOf = (owner: DraftOwner): string => `${prefix}${owner}:`;

/** The owner of what this visitor types; undefined until that is known. */
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

/** The owner of what is typed in this browser at this moment, even if this page has not heard of it. */
function storedOwner(): DraftOwner {
  const session = storedSession();
  if (!session) return 'browser';
  return session.kind === 'guest' ? `guest:${session.id}` : `user:${session.user.id}`;
}

/** Whether the session of this owner has ended, in this tab or another: nothing is read or written for them anymore. */
export function hasLeft(owner: DraftOwner): boolean {
  return owner !== 'browser' && storedOwner() !== owner;
}

/** Passes what one owner typed in this browser to another, whose own drafts stay as they are. */
export function moveDrafts(from: DraftOwner, to: DraftOwner): void {
  const keys = storedKeys('local').filter((key) => key.startsWith(prefixOf(from)));
  for (const key of keys) {
    const target = prefixOf(to) + key.slice(prefixOf(from).length);
    const content = readStored('local', key);
    if (content !== null && readStored('local', target) === null) writeStored('local', target, content);
  }
  removeDrafts(from);
}

/** Deletes one draft of this owner, or all of them, in this browser. */
export function removeDrafts(owner: DraftOwner, key?: string): void {
  const prefix = prefixOf(owner);
  const isMeant = (name: string) => (key === undefined ? name.startsWith(prefix) : name === prefix + key);
  removeStored('session', isMeant);
  removeStored('local', isMeant);
}

/** Deletes expired drafts, and those of guests whose sessions are gone. */
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
