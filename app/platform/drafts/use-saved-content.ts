import { useCallback, useEffect, useRef, useState } from 'react';

/** How long to wait after typing before saving, in ms. */
const restTime = 800;

/** How the last save went, and the version that is stored. */
export interface Saved {
  readonly state: 'idle' | 'saving' | 'saved' | 'failed';
  readonly version: number;
  readonly error?: unknown;
}

interface Stored<Content> {
  readonly content: Content;
  readonly version: number;
  /** Stores the next version; refused if another one was stored in the meantime. */
  readonly save: (content: Content, version: number) => Promise<{ version: number }>;
}

/** Content that the server stores in versions, saved as it is typed, one save after the other. */
export function useSavedContent<Content>({ content: first, version, save: store }: Stored<Content>) {
  const [content, setContent] = useState<Content>(first);
  const [saved, setSaved] = useState<Saved>({ state: 'idle', version });
  const latest = useRef({ content, version, isChanged: false });
  const running = useRef<Promise<boolean>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const storing = useRef(store);
  useEffect(() => {
    storing.current = store;
  });

  const save = useCallback(async (): Promise<boolean> => {
    while (latest.current.isChanged) {
      latest.current.isChanged = false;
      setSaved((before) => ({ state: 'saving', version: before.version }));
      try {
        const now = await storing.current(latest.current.content, latest.current.version);
        latest.current.version = now.version;
        setSaved({ state: 'saved', version: now.version });
      } catch (error) {
        latest.current.isChanged = true;
        setSaved((before) => ({ state: 'failed', version: before.version, error }));
        return false;
      }
    }
    return true;
  }, []);

  /** Saves pending changes; returns whether everything is saved. */
  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    const next = (running.current ?? Promise.resolve(true)).then(save);
    running.current = next;
    return next;
  }, [save]);

  const change = useCallback(
    (apply: (before: Content) => Content) => {
      const next = apply(latest.current.content);
      latest.current = { ...latest.current, content: next, isChanged: true };
      setContent(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), restTime);
    },
    [flush],
  );

  // The last changes are saved when the page is left.
  useEffect(
    () => () => {
      void flush();
    },
    [flush],
  );

  /** Records that the content was changed elsewhere on this page and now has this version. */
  const follow = useCallback((next: number) => {
    latest.current.version = next;
    setSaved({ state: 'saved', version: next });
  }, []);

  return { content, change, flush, follow, saved, currentVersion: () => latest.current.version };
}
