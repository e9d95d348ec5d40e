import type { SavedDraft } from './draft-storage.ts';

/** The calls to the API about one draft. */
interface DraftQueue<Content> {
  /** Saves what was typed. An urgent save does not wait for earlier calls: the page may be closed any moment. */
  keep: (draft: SavedDraft<Content>, isUrgent: boolean) => Promise<void>;
  /** Deletes the draft, including any save that is still in flight. */
  forget: () => Promise<void>;
}

interface Calls<Content> {
  save: (draft: SavedDraft<Content>, keepalive: boolean) => Promise<void>;
  discard: () => Promise<void>;
}

/**
 * Sends one call after the other: on a slow network the first save may arrive last, and would restore a draft that has been
 * changed, sent or cleared since.
 */
export function createDraftQueue<Content>({ save, discard }: Calls<Content>): DraftQueue<Content> {
  let before: Promise<unknown> = Promise.resolve();
  const isDone = () => undefined;
  const inTurn = (call: () => Promise<void>) => {
    const turn = before.then(call);
    before = turn.then(isDone, isDone);
    return turn;
  };
  return {
    keep: (draft, isUrgent) => {
      if (!isUrgent) return inTurn(() => save(draft, false));
      const sent = save(draft, true);
      before = Promise.all([before, sent.then(isDone, isDone)]);
      return sent;
    },
    forget: () => inTurn(discard),
  };
}
