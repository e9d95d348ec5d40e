import { useEffect, useEffectEvent } from 'react';

/**
 * Asks again at an interval (in ms) while the page is visible, and at once when it becomes visible or the network returns: nobody
 * sees a page in the background. `undefined` stops it; the signal then ends a question that has no answer yet.
 */
export function useWhileVisible(ask: (signal: AbortSignal) => void, every: number | undefined): void {
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    if (every === undefined) return undefined;
    const controller = new AbortController();
    const askIfVisible = () => {
      if (document.visibilityState === 'visible') askNow(controller.signal);
    };
    const timer = setInterval(askIfVisible, every);
    document.addEventListener('visibilitychange', askIfVisible);
    window.addEventListener('online', askIfVisible);
    return () => {
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askIfVisible);
      window.removeEventListener('online', askIfVisible);
    };
  }, [every]);
}
