import type { KeptDraft } from './draft-storage.ts';

/** What is told to the API of one draft. */
interface DraftPost<Content> {
  /** Keeps what was typed. What is urgent does not wait for what is on its way: the page may be ended any moment. */
  keep: (draft: KeptDraft<Content>, isUrgent: boolean) => Promise<void>;
  /** Forgets it, and with it whatever is still on its way. */
  forget: () => Promise<void>;
}

interface Calls<Content> {
  save: (draft: KeptDraft<Content>, keepalive: boolean) => Promise<void>;
  discard: () => Promise<void>;
}

/**
 * Sends one after the other: on a slow network what was typed first may arrive last, and would bring back what has been
 * changed, sent or cleared since.
 */
export function createDraftPost<Content>({ save, discard }: Calls<Content>): DraftPost<Content> {
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
