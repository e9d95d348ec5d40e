import { startTransition, useEffect, useState } from 'react';

let isTakenOver = false;

/**
 * Whether scripts have taken the page over. False on the server and in the first render after it, which must match. What
 * appears then is drawn in pieces, so that a slow phone answers in between. Not for what is rendered by the server and
 * taken over later than the page around it.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(() => isTakenOver);
  useEffect(() => {
    startTransition(() => {
      setHydrated(true);
    });
  }, []);
  return isHydrated;
}

let markHydrated: () => void = () => undefined;

/** Settles once scripts have taken the page over: what shows before that must be what the server rendered. */
export const hydration = new Promise<void>((resolve) => {
  markHydrated = resolve;
});

/** Marks the page as taken over by scripts, for anyone who has to wait for that. */
export function useHydrationMark(): void {
  useEffect(() => {
    isTakenOver = true;
    document.documentElement.dataset.hydrated = '';
    markHydrated();
  }, []);
}
