import { useCallback, useRef, useState } from 'react';
import { newDraft, type Draft } from './draft.ts';
import { clearDrafts, readDraft, writeDraft } from './draft-storage.ts';

type SaveState = 'idle' | 'saved' | 'failed';
type Change = (draft: Draft) => Draft;

export interface DraftHandle {
  draft: Draft;
  change: (change: Change) => void;
  /** Forgets what was typed and begins anew, with a new idempotency key. */
  clear: () => void;
  /** Forgets what is kept, once it has been sent; what the page shows stays until the page is left. */
  forget: () => void;
  saveState: SaveState;
}

/** The draft for an event, kept in this browser at every change. For screens that have left the server behind. */
export function useDraft(eventId: string, rooms: number): DraftHandle {
  const [kept] = useState(() => readDraft(eventId, Date.now()));
  const [draft, setDraft] = useState(() => kept ?? newDraft(rooms));
  const [saveState, setSaveState] = useState<SaveState>(kept ? 'saved' : 'idle');
  // Several changes may come before the next render, each building on the one before.
  const latest = useRef(draft);

  const change = useCallback(
    (apply: Change) => {
      latest.current = apply(latest.current);
      setDraft(latest.current);
      setSaveState(writeDraft(eventId, latest.current, Date.now()) ? 'saved' : 'failed');
    },
    [eventId],
  );

  const clear = useCallback(() => {
    clearDrafts(eventId);
    latest.current = newDraft(rooms);
    setDraft(latest.current);
    setSaveState('idle');
  }, [eventId, rooms]);

  const forget = useCallback(() => {
    clearDrafts(eventId);
  }, [eventId]);

  return { draft, change, clear, forget, saveState };
}
