import { useEffect } from 'react';

/**
 * The security policy of public pages allows no frames, and client-side navigation keeps the policy of the first page. If that
 * was another page, reloads this one, whose own policy allows the preview frame.
 */
export function useFramedDocument(): void {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType('navigation');
    if (loaded && new URL(loaded.name).pathname !== window.location.pathname) window.location.reload();
  }, []);
}
