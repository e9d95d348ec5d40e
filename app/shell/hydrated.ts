import { useEffect, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts have taken the page over. False on the server and in the first render after it, which must match. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

let markHydrated: () => void = () => undefined;

/** Settles once scripts have taken the page over: what shows before that must be what the server rendered. */
export const hydration = new Promise<void>((resolve) => {
  markHydrated = resolve;
});

/** Marks the page as taken over by scripts, for whoever has to wait for that. */
export function useHydrationMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    markHydrated();
  }, []);
}
