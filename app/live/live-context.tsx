import { useAnnounce } from '#design-system';
import { liveCheckInterval } from '#rules/live';
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { createApi, dataOf, type Schemas } from '../platform/client/client.ts';

type LiveState = Schemas['LiveState'];

const notLive: LiveState = { live: false };
const LiveContext = createContext<LiveState>(notLive);

/** A failure is 'not live', without a word (specification, section 8). */
async function askWhetherLive(signal: AbortSignal): Promise<LiveState> {
  try {
    return await dataOf(createApi().GET('/live', { signal }));
  } catch {
    return notLive;
  }
}

/** Asks whether something is being sent live: once the page is there, then every ten minutes while someone looks at it. */
function useLiveState(): LiveState {
  const [state, setState] = useState(notLive);

  useEffect(() => {
    const leaving = new AbortController();
    let askedAt = Number.NEGATIVE_INFINITY;

    const ask = () => {
      // Timers run late and clocks of tabs in the background slower still: what counts is the time that has passed.
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < liveCheckInterval) return;
      askedAt = Date.now();
      void askWhetherLive(leaving.signal).then((next) => {
        if (!leaving.signal.aborted) setState(next);
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

/** Keeps what every page says of the live sign, and announces it once when something begins. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const announce = useAnnounce();
  const state = useLiveState();
  const hasAnnounced = useRef(false);

  useEffect(() => {
    if (!state.live) hasAnnounced.current = false;
    else if (!hasAnnounced.current) {
      hasAnnounced.current = true;
      announce(intl.formatMessage({ id: 'live.now' }));
    }
  }, [state.live, announce, intl]);

  return <LiveContext value={state}>{children}</LiveContext>;
}

/** Whether something is being sent live, and where one can watch. */
export function useLive(): LiveState {
  return useContext(LiveContext);
}
