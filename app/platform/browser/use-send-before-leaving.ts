import { useEffect } from 'react';

/**
 * Sends what is waiting while it still can: when the page is hidden, because a phone may close a background page without notice,
 * when the component goes, and when the connection returns.
 * @param send sends what is waiting; `keepalive` lets it arrive even if the page is being closed
 */
export function useSendBeforeLeaving(send: (keepalive: boolean) => unknown): void {
  useEffect(() => {
    const sendNow = () => {
      if (document.visibilityState === 'hidden') send(true);
    };
    const sendAgain = () => {
      send(false);
    };
    document.addEventListener('visibilitychange', sendNow);
    window.addEventListener('online', sendAgain);
    return () => {
      document.removeEventListener('visibilitychange', sendNow);
      window.removeEventListener('online', sendAgain);
      send(true);
    };
  }, [send]);
}
