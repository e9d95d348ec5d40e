import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSendBeforeLeaving } from '../browser/use-send-before-leaving.ts';
import { useSession } from '../visitor/session-context.tsx';
import { hasLeft, ownerOf, removeDrafts, type DraftKind, type DraftOwner, type SavedDraft } from './draft-storage.ts';
import { readDraft, typedInTab, writeDraft } from './device-drafts.ts';
import { createDraftQueue } from './draft-queue.ts';
import { discardDraft, fetchDraft, isSavedByServer, saveDraft } from './server-drafts.ts';

/** How long to wait after typing before saving to the API, in ms. */
const restTime = 1000;

type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

/** The current person's draft from an earlier visit, if there is one. */
export interface FoundDraft<Content> {
  owner: DraftOwner;
  content?: Content;
}

export interface DraftHandle<Content> {
  draft: Content;
  change: (apply: (draft: Content) => Content) => void;
  /** Clears what was typed and starts over. */
  clear: () => void;
  /** Deletes the draft once it has been sent; the page keeps showing it until it is left. */
  forget: () => void;
  saveState: SaveState;
  /** Where it is saved: only on this device, with the account, or for a guest until the visit ends. */
  place: 'device' | 'server' | 'visit';
}

/** The newer of two drafts; the API's own if they have the same time, since it is the complete one. */
function newer<Content>(here?: SavedDraft<Content>, there?: SavedDraft<Content>): SavedDraft<Content> | undefined {
  if (!here || !there) return here ?? there;
  return here.savedAt > there.savedAt ? here : there;
}

function placeOf(owner: DraftOwner): DraftHandle<unknown>['place'] {
  if (owner === 'browser') return 'device';
  return owner.startsWith('guest:') ? 'visit' : 'server';
}

async function findDraft<Content>(
  owner: DraftOwner,
  kind: DraftKind<Content>,
): Promise<SavedDraft<Content> | undefined> {
  const here = readDraft(owner, kind, Date.now());
  if (!isSavedByServer(owner)) return here;
  const own = newer(here, await fetchDraft(kind));
  if (hasLeft(owner)) return undefined;
  if (own) return own;
  const typed = typedInTab(kind, Date.now());
  if (!typed) return undefined;
  // It belongs to this person from now on: the next user of this browser must not find it.
  writeDraft(owner, kind, typed.content, typed.savedAt);
  removeDrafts('browser', kind.key);
  await saveDraft(kind, typed, false).catch(() => undefined);
  return typed;
}

/** Loads the reader's draft; undefined until it is loaded. `kind` must be stable. */
export function useFoundDraft<Content>(kind: DraftKind<Content>): FoundDraft<Content> | undefined {
  const { visitor } = useSession();
  const owner = ownerOf(visitor);
  const [found, setFound] = useState<FoundDraft<Content> & { kind: DraftKind<Content> }>();

  useEffect(() => {
    if (!owner) return undefined;
    let isWanted = true;
    void findDraft(owner, kind).then((draft) => {
      if (!isWanted) return;
      // The form is rendered with it in small pieces, so that a slow phone responds in between.
      startTransition(() => {
        setFound({ owner, kind, content: draft?.content });
      });
    });
    return () => {
      isWanted = false;
    };
  }, [owner, kind]);

  return found?.owner === owner && found?.kind === kind ? found : undefined;
}

/** A draft while it is being typed: saved in this browser at every change and, for people with a session, at the API soon after. */
export function useDraft<Content>(
  kind: DraftKind<Content>,
  { owner, content: saved }: FoundDraft<Content>,
  blank: () => Content,
): DraftHandle<Content> {
  const [draft, setDraft] = useState(() => saved ?? blank());
  const [saveState, setSaveState] = useState<SaveState>(saved === undefined ? 'idle' : 'saved');
  // Several changes may come before the next render, each building on the one before.
  const latest = useRef(draft);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; draft: SavedDraft<Content> }>(undefined);

  // Counts deletions: a call that fails after one is not retried.
  const forgotten = useRef(0);
  const queue = useMemo(
    () =>
      createDraftQueue<Content>({
        save: (content, keepalive) => saveDraft(kind, content, keepalive),
        discard: () => discardDraft(kind.key),
      }),
    [kind],
  );

  const send = useCallback(
    async (isUrgent: boolean) => {
      const isQuiet = () => waiting.current === undefined;
      const { current: round } = forgotten;
      const next = waiting.current;
      if (!next) return;
      clearTimeout(next.timer);
      waiting.current = undefined;
      // The session cookie may be someone else's by now.
      if (hasLeft(owner)) return;
      try {
        await queue.keep(next.draft, isUrgent);
        if (isQuiet() && round === forgotten.current) setSaveState('saved');
      } catch {
        if (round !== forgotten.current) return;
        setSaveState('failed');
        // The next save includes it, unless something newer is already waiting.
        waiting.current ??= next;
      }
    },
    [owner, queue],
  );

  const forget = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    forgotten.current += 1;
    removeDrafts(owner, kind.key);
    // A draft that could not be deleted at the API expires after 7 days.
    if (isSavedByServer(owner)) queue.forget().catch(() => undefined);
  }, [owner, kind, queue]);

  const change = useCallback(
    (apply: (draft: Content) => Content) => {
      if (hasLeft(owner)) return;
      latest.current = apply(latest.current);
      setDraft(latest.current);
      const savedAt = Date.now();
      const isSavedHere = writeDraft(owner, kind, latest.current, savedAt);
      if (!isSavedByServer(owner)) {
        setSaveState(isSavedHere ? 'saved' : 'failed');
        return;
      }
      clearTimeout(waiting.current?.timer);
      waiting.current = {
        timer: setTimeout(() => void send(false), restTime),
        draft: { content: latest.current, savedAt },
      };
      setSaveState('saving');
    },
    [owner, kind, send],
  );

  const clear = useCallback(() => {
    forget();
    latest.current = blank();
    setDraft(latest.current);
    setSaveState('idle');
  }, [forget, blank]);

  useSendBeforeLeaving(send);

  return { draft, change, clear, forget, saveState, place: placeOf(owner) };
}
