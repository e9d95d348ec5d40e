import { useCallback, useEffect, useRef, useState } from 'react';
import { useSendBeforeLeaving } from '../browser/use-send-before-leaving.ts';
import { ApiProblem } from '../client/client.ts';

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
  /**
   * Stores the next version; refused if another one was stored in the meantime. `keepalive` lets it arrive even if the page is
   * being closed.
   */
  readonly save: (content: Content, version: number, keepalive: boolean) => Promise<{ version: number }>;
  /** What is stored now. */
  readonly load: () => Promise<{ content: Content; version: number }>;
  /** The content as `load` returns it once it is stored. */
  readonly asStored: (content: Content) => Content;
}

/** JSON with sorted keys: the server may return them in another order. */
function sortedJson(content: unknown): string {
  return JSON.stringify(content, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

const isRefusal = (error: unknown): boolean => error instanceof ApiProblem && error.problem.status < 500;
const isMeanwhile = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.code === 'changed-meanwhile';

/** Content that the server stores in versions, saved as it is typed, one save after the other. */
export function useSavedContent<Content>(stored: Stored<Content>) {
  const [content, setContent] = useState<Content>(stored.content);
  const [saved, setSaved] = useState<Saved>({ state: 'idle', version: stored.version });
  const latest = useRef({ content, version: stored.version, isChanged: false });
  /** What was sent and got no answer: it may be stored all the same. */
  const unanswered = useRef<Content[]>([]);
  const running = useRef<Promise<boolean>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const server = useRef(stored);
  useEffect(() => {
    server.current = stored;
  });

  const isOwn = useCallback((there: Content): boolean => {
    const { asStored } = server.current;
    return unanswered.current.some((sent) => sortedJson(asStored(sent)) === sortedJson(there));
  }, []);

  const attempt = useCallback(async (next: Content, keepalive: boolean): Promise<number> => {
    try {
      return (await server.current.save(next, latest.current.version, keepalive)).version;
    } catch (error) {
      if (!isRefusal(error)) unanswered.current.push(next);
      throw error;
    }
  }, []);

  /** Saves; if the stored version is the reader's own whose answer was lost, on top of that one. */
  const store = useCallback(
    async (next: Content, keepalive: boolean): Promise<number> => {
      try {
        return await attempt(next, keepalive);
      } catch (error) {
        if (!isMeanwhile(error) || unanswered.current.length === 0) throw error;
        const there = await server.current.load().catch(() => undefined);
        if (!there || !isOwn(there.content)) throw error;
        latest.current.version = there.version;
        return attempt(next, keepalive);
      }
    },
    [attempt, isOwn],
  );

  const save = useCallback(
    async (keepalive: boolean): Promise<boolean> => {
      while (latest.current.isChanged) {
        latest.current.isChanged = false;
        setSaved((before) => ({ state: 'saving', version: before.version }));
        try {
          const version = await store(latest.current.content, keepalive);
          unanswered.current = [];
          latest.current.version = version;
          setSaved({ state: 'saved', version });
        } catch (error) {
          latest.current.isChanged = true;
          setSaved((before) => ({ state: 'failed', version: before.version, error }));
          return false;
        }
      }
      return true;
    },
    [store],
  );

  const send = useCallback(
    (keepalive: boolean): Promise<boolean> => {
      clearTimeout(timer.current);
      const next = (running.current ?? Promise.resolve(true)).then(() => save(keepalive));
      running.current = next;
      return next;
    },
    [save],
  );

  /** Saves pending changes; returns whether everything is saved. */
  const flush = useCallback(() => send(false), [send]);

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

  useSendBeforeLeaving(send);

  /** Records that the content was changed elsewhere on this page and now has this version. */
  const follow = useCallback((next: number) => {
    latest.current.version = next;
    setSaved({ state: 'saved', version: next });
  }, []);

  return { content, change, flush, follow, saved, currentVersion: () => latest.current.version };
}
