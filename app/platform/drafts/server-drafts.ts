import { createApi, dataOf } from '../client/client.ts';
import { outlivesPage } from '../browser/outlives-page.ts';
import type { DraftKind, DraftOwner, SavedDraft } from './draft-storage.ts';
import { readSavedDraft } from './device-drafts.ts';
import { versionOf } from './shape.ts';

/** How long a form waits for its draft from the API, in ms, before it opens with the draft of this browser. */
const patience = 5000;

/** Whether the API keeps drafts for this owner: for everyone with a session. */
export function isSavedByServer(owner: DraftOwner): boolean {
  return owner !== 'browser';
}

const pathOf = (key: string) => ({ params: { path: { draftKey: key } } });

/** The draft that the API keeps for the signed-in person; undefined if there is none or the API does not answer. */
export async function fetchDraft<Content>(kind: DraftKind<Content>): Promise<SavedDraft<Content> | undefined> {
  try {
    const { draft } = await dataOf(
      createApi().GET('/drafts/{draftKey}', { ...pathOf(kind.key), signal: AbortSignal.timeout(patience) }),
    );
    return draft ? readSavedDraft(kind, draft.version, draft.content) : undefined;
  } catch {
    // A failure must not keep anyone from the form.
    return undefined;
  }
}

/** In ms. Later calls wait for this one (draft-queue.ts): a dead connection must not keep newer text from being sent. */
const longestWait = 30_000;

/** Saves a draft at the API; `keepalive` lets it arrive even if the page is being closed. */
export async function saveDraft<Content>(
  kind: DraftKind<Content>,
  draft: SavedDraft<Content>,
  keepalive: boolean,
): Promise<void> {
  const body = { version: versionOf(kind.shape), content: { ...draft } };
  await dataOf(
    createApi().PUT('/drafts/{draftKey}', {
      ...pathOf(kind.key),
      body,
      keepalive: keepalive && outlivesPage(body),
      signal: AbortSignal.timeout(longestWait),
    }),
  );
}

/** Deletes a draft at the API. */
export async function discardDraft(key: string): Promise<void> {
  await dataOf(
    createApi().DELETE('/drafts/{draftKey}', {
      ...pathOf(key),
      keepalive: true,
      signal: AbortSignal.timeout(longestWait),
    }),
  );
}
