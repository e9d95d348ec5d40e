import type { Visitor } from '../session/session-context.tsx';
import { readStored, removeStored, storedKeys, writeStored, type Place } from '../shell/storage.ts';

/** Whose draft it is: this browser's (nobody signed in), a guest's, or a user's. Nobody sees another's. */
export type DraftOwner = 'browser' | 'guest' | `user:${number}`;

/** A kind of form whose typed content is kept. */
export interface DraftKind<Content> {
  /** Names the draft, here and at the API. */
  key: string;
  /** Another number when the content has changed its shape: older drafts are not used then. */
  version: number;
  /**
   * The content without what this browser may not keep for longer than its tab: minors' and health details. Null where it
   * may keep nothing at all, as of what staff type about others: then the API alone keeps it.
   */
  withoutSensitive: ((content: Content) => Content) | null;
}

/** A draft as it is kept, here and at the API. */
export interface KeptDraft<Content> {
  content: Content;
  /** When it was typed, ms since 1970, by the clock of that browser. */
  savedAt: number;
}

interface Stored extends KeptDraft<unknown> {
  version: number;
}

const lifetime = 7 * 24 * 60 * 60 * 1000;

const prefixOf = (owner: DraftOwner): string => `draft:${owner}:`;

/** Who owns what this visitor types; undefined as long as it is not known who that is. */
export function ownerOf(visitor: Visitor): DraftOwner | undefined {
  switch (visitor.kind) {
    case 'loading':
      return undefined;
    case 'visitor':
      return 'browser';
    case 'guest':
      return 'guest';
    case 'user':
      return `user:${visitor.user.id}`;
  }
}

function readFrom<Content>(place: Place, owner: DraftOwner, kind: DraftKind<Content>, now: number): KeptDraft<Content> | undefined {
  const text = readStored(place, prefixOf(owner) + kind.key);
  if (text === null) return undefined;
  try {
    const { version, savedAt, content } = JSON.parse(text) as Partial<Stored>;
    const isUsable = version === kind.version && savedAt !== undefined && now - savedAt < lifetime;
    return isUsable ? { content: content as Content, savedAt } : undefined;
  } catch (error) {
    console.warn('Failed to read local storage', error);
    return undefined;
  }
}

/** What this owner typed in this tab or earlier in this browser, if it is not older than 7 days. */
export function readDraft<Content>(owner: DraftOwner, kind: DraftKind<Content>, now: number): KeptDraft<Content> | undefined {
  if (!kind.withoutSensitive) return undefined;
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
export function writeDraft<Content>(owner: DraftOwner, kind: DraftKind<Content>, content: Content, now: number): boolean {
  if (!kind.withoutSensitive) return false;
  const store = (place: Place, kept: Content) =>
    writeStored(place, prefixOf(owner) + kind.key, JSON.stringify({ version: kind.version, savedAt: now, content: kept } satisfies Stored));
  const isKeptForTab = owner === 'browser' ? store('session', content) : true;
  return store('local', kind.withoutSensitive(content)) && isKeptForTab;
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
