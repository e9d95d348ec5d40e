import { useAnnounce } from '#design-system';
import { liveCheckInterval } from '#rules/live';
import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../client/client.ts';
import { readStored, writeStored } from '../../browser/storage.ts';

type LiveState = Schemas['LiveState'];

const notLive: LiveState = { live: false };
/** Where a tab remembers what it has announced: every page load asks again. */
const announcedKey = 'live-announced';

const LiveContext = createContext<LiveState>(notLive);

/** A failure counts as 'not live', silently (specification, section 8). */
async function askWhetherLive(signal: AbortSignal): Promise<LiveState> {
  try {
    return await dataOf(createApi().GET('/live', { signal }));
  } catch {
    return notLive;
  }
}

/** Asks whether a live broadcast is on: once the page is ready, then every ten minutes while it is visible. Undefined until then. */
function useLiveState(): LiveState | undefined {
  const [state, setState] = useState<LiveState>();

  useEffect(() => {
    const leaving = new AbortController();
    let askedAt = Number.NEGATIVE_INFINITY;

    const ask = () => {
      // Timers run late, and those of background tabs even later, so elapsed time decides.
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < liveCheckInterval) return;
      askedAt = Date.now();
      void askWhetherLive(leaving.signal).then((next) => {
        if (leaving.signal.aborted) return;
        // The answer may arrive during hydration and must not make everything else render at once.
        startTransition(() => {
          setState(next.live || next.sessionId !== undefined ? next : notLive);
        });
      });
    };

    ask();
    const timer = setInterval(ask, liveCheckInterval);
    document.addEventListener('visibilitychange', ask, { signal: leaving.signal });
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, []);

  return state;
}

/** What has begun, as the message that announces it; '' if nothing has. */
function begunIn({ live, sessionId }: LiveState): '' | 'live.now' | 'live.online' {
  if (live) return 'live.now';
  return sessionId === undefined ? '' : 'live.online';
}

/**
 * Provides the live status to every page, and announces once in a tab when a broadcast, or an online session open to everyone,
 * begins.
 */
export function LiveProvider({ children }: { children: ReactNode }) {
  const state = useLiveState();
  const intl = useIntl();
  const announce = useAnnounce();
  const begun = state && begunIn(state);

  useEffect(() => {
    if (begun === undefined || begun === (readStored('session', announcedKey) ?? '')) return;
    writeStored('session', announcedKey, begun);
    if (begun !== '') announce(intl.formatMessage({ id: begun }));
  }, [begun, announce, intl]);

  return <LiveContext value={state ?? notLive}>{children}</LiveContext>;
}

/** Whether a live broadcast is on, and where to watch it. */
export function useLive(): LiveState {
  return useContext(LiveContext);
}
