import { useAnnounce } from '#design-system';
import { liveCheckInterval } from '#rules/live';
import { createContext, startTransition, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../../client/client.ts';

type LiveState = Schemas['LiveState'];

const notLive: LiveState = { live: false };
const LiveContext = createContext<LiveState>(notLive);

/** A failure counts as 'not live', silently (specification, section 8). */
async function askWhetherLive(signal: AbortSignal): Promise<LiveState> {
  try {
    return await dataOf(createApi().GET('/live', { signal }));
  } catch {
    return notLive;
  }
}

/** Asks whether a live broadcast is on: once the page is ready, then every ten minutes while it is visible. */
function useLiveState(): LiveState {
  const [state, setState] = useState(notLive);

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

/** Provides the live status to every page, and announces once when a broadcast, or an online session open to everyone, begins. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const state = useLiveState();
  const intl = useIntl();
  const announce = useAnnounce();
  const announced = useRef('');
  const begun = state.live ? 'live.now' : state.sessionId === undefined ? '' : 'live.online';

  useEffect(() => {
    if (begun !== '' && begun !== announced.current) announce(intl.formatMessage({ id: begun }));
    announced.current = begun;
  }, [begun, announce, intl]);

  return <LiveContext value={state}>{children}</LiveContext>;
}

/** Whether a live broadcast is on, and where to watch it. */
export function useLive(): LiveState {
  return useContext(LiveContext);
}
