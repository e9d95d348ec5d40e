import { draftLifetime } from '#rules/drafts';
import type { Visitor } from '../../session/visitor.ts';
import { endedSessions, storedSession } from '../../session/session-storage.ts';
import { isOfShape, versionOf, type Shape } from './shape.ts';
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

interface Stored extends KeptDraft<unknown> {
  version: number;
  /**
   * Of a visitor's tab: how many sessions had ended in this browser by then. A tab that is restored or copied after the
   * next session has ended may hold what became that person's, so it is no longer read.
   */
  ended?: number;
}

const prefix = 'draft:';
const prefixOf = (owner: DraftOwner): string => `${prefix}${owner}:`;

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

/** A draft as it was stored, here or at the API; undefined when it is not of its kind's shape. */
export function readKept<Content>(
  { shape }: Pick<DraftKind<Content>, 'shape'>,
  version: unknown,
  { content, savedAt }: { readonly content?: unknown; readonly savedAt?: unknown },
): KeptDraft<Content> | undefined {
  const isReadable = version === versionOf(shape) && typeof savedAt === 'number' && isOfShape(shape, content);
  return isReadable ? { content, savedAt } : undefined;
}

/** Whether the session of this owner is over, in this tab or another: nothing is read or written for them any more. */
export function hasLeft(owner: DraftOwner): boolean {
  return owner !== 'browser' && storedOwner() !== owner;
}

function readFrom<Content>(
  place: Place,
  owner: DraftOwner,
  kind: DraftKind<Content>,
  now: number,
): KeptDraft<Content> | undefined {
  const text = readStored(place, prefixOf(owner) + kind.key);
  if (text === null) return undefined;
  try {
    const stored = JSON.parse(text) as Partial<Stored>;
    const isCurrent = place === 'local' || stored.ended === endedSessions();
    const kept = isCurrent ? readKept(kind, stored.version, stored) : undefined;
    return kept && now - kept.savedAt < draftLifetime ? kept : undefined;
  } catch (error) {
    console.warn('Failed to read local storage', error);
    return undefined;
  }
}

/** What this owner typed in this tab or earlier in this browser, if it is not older than 7 days. */
export function readDraft<Content>(
  owner: DraftOwner,
  kind: DraftKind<Content>,
  now: number,
): KeptDraft<Content> | undefined {
  if (!kind.onDevice) return undefined;
  return readFrom('session', owner, kind, now) ?? readFrom('local', owner, kind, now);
}

/** What was typed in this very tab before signing in. It goes over to whoever signs in; an earlier visitor's does not. */
export function typedInTab<Content>(kind: DraftKind<Content>, now: number): KeptDraft<Content> | undefined {
  return readFrom('session', 'browser', kind, now);
}

/**
 * Keeps what is typed in this browser, without what is sensitive; that stays in a visitor's tab alone, and for everyone
 * else at the API. Answers whether it was kept.
 */
export function writeDraft<Content>(
  owner: DraftOwner,
  kind: DraftKind<Content>,
  content: Content,
  now: number,
): boolean {
  if (!kind.onDevice) return false;
  const store = (place: Place, kept: Content) =>
    writeStored(
      place,
      prefixOf(owner) + kind.key,
      JSON.stringify({
        version: versionOf(kind.shape),
        savedAt: now,
        content: kept,
        ...(place === 'session' && { ended: endedSessions() }),
      } satisfies Stored),
    );
  const isKeptForTab = owner === 'browser' ? store('session', content) : true;
  return store('local', kind.onDevice(content)) && isKeptForTab;
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
      const { savedAt } = JSON.parse(readStored(place, name) ?? '{}') as Partial<Stored>;
      return savedAt === undefined || now - savedAt >= draftLifetime;
    } catch {
      return true;
    }
  };
  removeStored('session', isOver('session'));
  removeStored('local', isOver('local'));
}
