import { useCallback, useEffect, useRef, useState } from 'react';
import { markReported, noteActivity, onActivity, reportActivity } from './activity.ts';
import { prolongSession, storedSession } from './session-storage.ts';

/** How often it is checked, in ms (specification, section 9). */
const checkInterval = 1000;
/** How long before the end it is said, in ms. */
const warningTime = 60_000;

export interface Inactivity {
  /** Whole seconds until the session ends, once that has to be said. */
  secondsLeft?: number;
  /** Stays. */
  extend: () => void;
}

interface Watched {
  /** Whether anybody is there whose session can end. */
  isWatching: boolean;
  /** The time is over, in this tab or, while it slept, long ago. */
  onOver: () => void;
  /** The API does not know the session any more. */
  onUnknown: () => void;
}

/**
 * Watches for activity. It compares clocks at every look, so that it makes no difference whether a timer ran: a sleeping
 * laptop or a frozen tab finds out at its first look.
 */
export function useInactivity({ isWatching, onOver, onUnknown }: Watched): Inactivity {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const isWarning = useRef(false);

  const look = useCallback(() => {
    const session = storedSession();
    // Another tab has ended it; whoever listens to storage sees to that.
    if (!session) return;
    const now = Date.now();
    const left = session.exp - now;
    if (left <= 0) {
      onOver();
      return;
    }
    isWarning.current = left <= warningTime;
    setSecondsLeft(isWarning.current ? Math.ceil(left / 1000) : undefined);
    reportActivity(now).then(
      (answer) => {
        if (answer && !answer.session) onUnknown();
      },
      () => undefined, // Without a connection nothing can be said; the next activity is reported again.
    );
  }, [onOver, onUnknown]);

  useEffect(() => {
    if (!isWatching) return undefined;
    const stopListening = onActivity(() => {
      // While the warning stands only its answer counts: reading it by keyboard would close it, and so would the way to it.
      if (!isWarning.current) noteActivity(Date.now());
    });
    look();
    const timer = setInterval(look, checkInterval);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      stopListening();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
      isWarning.current = false;
      setSecondsLeft(undefined);
    };
  }, [isWatching, look]);

  const extend = useCallback(() => {
    const now = Date.now();
    const session = storedSession();
    if (session && session.exp > now) {
      prolongSession(session, now);
      markReported(0);
    }
    look();
  }, [look]);

  return { secondsLeft, extend };
}
