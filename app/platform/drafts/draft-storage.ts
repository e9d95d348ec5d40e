import { draftLifetime } from '#rules/drafts';
import { personOf, type Visitor } from '../visitor/visitor.ts';
import { storedSession } from '../visitor/session-storage.ts';
import type { Shape } from './shape.ts';
import { readStored, removeStored, storedKeys, writeStored, type Place } from '../browser/storage.ts';

/** The owner of a draft: this browser (nobody signed in), one guest session, or a user. Nobody sees another's. */
export type DraftOwner = 'browser' | `guest:${string}` | `user:${number}`;

/** A kind of form whose content is saved as it is typed. */
export interface DraftKind<Content> {
  /** The name of the draft, here and at the API. */
  key: string;
  /** Validates stored drafts; drafts of another shape are ignored. */
  shape: Shape<Content>;
  /**
   * Returns the content that this browser may keep for longer than its tab. It names each field, so that a new field is excluded
   * until someone decides; details about minors and health are always excluded. Null if the browser may keep nothing, as with staff
   * entries about others: then only the API keeps the draft.
   */
  onDevice: ((content: Content) => Content) | null;
}

/** A stored draft, here and at the API. */
export interface SavedDraft<Content> {
  content: Content;
  /** When it was typed, ms since 1970, by that browser's clock. */
  savedAt: number;
}

export interface StoredDraft extends SavedDraft<unknown> {
  version: number;
  /**
   * For a visitor's tab: how many sessions had ended in this browser by then. A tab that is restored or copied after another
   * session has ended may contain a draft that now belongs to that person, so it is no longer read.
   */
  ended?: number;
}

const prefix = 'draft:';
export const prefixOf = (owner: DraftOwner): string => `${prefix}${owner}:`;

/** The owner of this visitor's drafts; undefined until the visitor is known. */
export function ownerOf(visitor: Visitor): DraftOwner | undefined {
  const person = personOf(visitor);
  switch (person.kind) {
    case 'loading':
      return undefined;
    case 'visitor':
      return 'browser';
    case 'guest':
      return `guest:${person.id}`;
    case 'user':
      return `user:${person.user.id}`;
  }
}

/** The current owner of drafts in this browser, even if this page does not know about the session yet. */
function storedOwner(): DraftOwner {
  const session = storedSession();
  if (!session) return 'browser';
  return session.kind === 'guest' ? `guest:${session.id}` : `user:${session.user.id}`;
}

/** Whether the session of this owner has ended, in this tab or another: nothing is read or written for them anymore. */
export function hasLeft(owner: DraftOwner): boolean {
  return owner !== 'browser' && storedOwner() !== owner;
}

/** Moves one owner's drafts in this browser to another owner, whose existing drafts are not overwritten. */
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
