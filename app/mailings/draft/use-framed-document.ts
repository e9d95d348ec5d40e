import { useEffect } from 'react';

/**
 * Pages for everyone let no frame in, and moving on from one keeps its policy. The page is then loaded again as the staff's own, which
 * lets the preview in.
 */
export function useFramedDocument(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && new URL(loaded.name).pathname !== window.location.pathname) window.location.reload();
  }, []);
}
