import { startTransition, useEffect, useState } from 'react';

let isTakenOver = false;

/**
 * Whether hydration is done. False on the server and in the first render after it, which must match. Content that appears then is
 * rendered in small pieces, so that a slow phone responds in between. Not for parts that hydrate later than the page around them.
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

/** Settles after hydration: until then, what is shown must be what the server rendered. */
export const hydration = new Promise<void>((resolve) => {
  markHydrated = resolve;
});

/** Marks the page as hydrated, for code that has to wait for that. */
export function useHydrationMark(): void {
  useEffect(() => {
    isTakenOver = true;
    document.documentElement.dataset.hydrated = '';
    markHydrated();
  }, []);
}
