import { draftLifetime } from '#rules/drafts';
import { endedSessions } from '../visitor/session-storage.ts';
import { readStored, writeStored, type Place } from '../browser/storage.ts';
import { prefixOf, type DraftKind, type DraftOwner, type SavedDraft, type StoredDraft } from './draft-storage.ts';
import { isOfShape, versionOf } from './shape.ts';

/** A draft as it was stored, here or at the API; undefined if it does not have its kind's shape. */
export function readSavedDraft<Content>(
  { shape }: Pick<DraftKind<Content>, 'shape'>,
  version: unknown,
  { content, savedAt }: { readonly content?: unknown; readonly savedAt?: unknown },
): SavedDraft<Content> | undefined {
  const isReadable = version === versionOf(shape) && typeof savedAt === 'number' && isOfShape(shape, content);
  return isReadable ? { content, savedAt } : undefined;
}

function readFrom<Content>(
  place: Place,
  owner: DraftOwner,
  kind: DraftKind<Content>,
  now: number,
): SavedDraft<Content> | undefined {
  const text = readStored(place, prefixOf(owner) + kind.key);
  if (text === null) return undefined;
  try {
    const stored = JSON.parse(text) as Partial<StoredDraft>;
    const isCurrent = place === 'local' || stored.ended === endedSessions();
    const saved = isCurrent ? readSavedDraft(kind, stored.version, stored) : undefined;
    return saved && now - saved.savedAt < draftLifetime ? saved : undefined;
  } catch (error) {
    console.warn('Failed to read local storage', error);
    return undefined;
  }
}

/** Reads this owner's draft from this tab or this browser, if it is not older than 7 days. */
export function readDraft<Content>(
  owner: DraftOwner,
  kind: DraftKind<Content>,
  now: number,
): SavedDraft<Content> | undefined {
  if (!kind.onDevice) return undefined;
  return readFrom('session', owner, kind, now) ?? readFrom('local', owner, kind, now);
}

/**
 * Reads the draft typed in this tab before signing in. It passes to the person who signs in; an earlier visitor's draft does not.
 */
export function typedInTab<Content>(kind: DraftKind<Content>, now: number): SavedDraft<Content> | undefined {
  return readFrom('session', 'browser', kind, now);
}

/**
 * Saves a draft in this browser without its sensitive fields; those stay in a visitor's tab or, for everyone else, at the API.
 * Returns whether the draft was saved.
 */
export function writeDraft<Content>(
  owner: DraftOwner,
  kind: DraftKind<Content>,
  content: Content,
  now: number,
): boolean {
  if (!kind.onDevice) return false;
  const store = (place: Place, saved: Content) =>
    writeStored(
      place,
      prefixOf(owner) + kind.key,
      JSON.stringify({
        version: versionOf(kind.shape),
        savedAt: now,
        content: saved,
        ...(place === 'session' && { ended: endedSessions() }),
      } satisfies StoredDraft),
    );
  const isSavedForTab = owner === 'browser' ? store('session', content) : true;
  return store('local', kind.onDevice(content)) && isSavedForTab;
}
