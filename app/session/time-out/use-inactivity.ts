import { useCallback, useEffect, useRef, useState } from 'react';
import { endsByAge, noteActivity, onActivity, prolongSession, reportActivity } from './activity.ts';
import { markReported, storedSession } from '../session-storage.ts';

/** How often it is checked, in ms (specification, section 9). */
const checkInterval = 1000;
/** How long before the end it is said, in ms. */
const warningTime = 60_000;
/** The same where nothing can be done about it: time to finish a sentence and to save. */
const agedWarningTime = 5 * 60_000;

/** Why a session is over: nobody was there, or its owner signed in too long ago. */
type Over = 'time' | 'age';

/** An end that is near. */
export interface NearEnd {
  reason: Over;
  /** Whole seconds until then. */
  secondsLeft: number;
}

interface Inactivity {
  /** The end of the session, once that has to be said. */
  nearEnd?: NearEnd;
  /** Stays; where that is not possible, goes on until the end. */
  extend: () => void;
}

export interface Watched {
  /** The time is over, in this tab or, while it slept, long ago. */
  onOver: (reason: Over) => void;
  /** The API does not know the session any more. */
  onUnknown: () => void;
}

/**
 * Watches for activity while someone is there whose session can end. It compares clocks at every look, so that it makes no
 * difference whether a timer ran: a sleeping laptop or a frozen tab finds out at its first look.
 */
export function useInactivity({ onOver, onUnknown }: Watched): Inactivity {
  const [nearEnd, setNearEnd] = useState<NearEnd>();
  const isWarning = useRef(false);
  /** The end that its reader knows of and need not be told of before so many ms are left. */
  const known = useRef({ end: 0, untilLeft: 0 });

  const look = useCallback(() => {
    const session = storedSession();
    // Another tab has ended it; anyone who listens to storage sees to that.
    if (!session) return;
    const now = Date.now();
    const left = session.exp - now;
    const reason = endsByAge(session) ? 'age' : 'time';
    if (left <= 0) {
      onOver(reason);
      return;
    }
    const isNear = left <= (reason === 'age' ? agedWarningTime : warningTime);
    isWarning.current = isNear && !(known.current.end === session.exp && left > known.current.untilLeft);
    setNearEnd(isWarning.current ? { reason, secondsLeft: Math.ceil(left / 1000) } : undefined);
    reportActivity(now).then(
      (answer) => {
        if (answer && !answer.session) onUnknown();
      },
      () => undefined, // Without a connection nothing can be said; the next activity is reported again.
    );
  }, [onOver, onUnknown]);

  useEffect(() => {
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
    };
  }, [look]);

  const extend = useCallback(() => {
    const now = Date.now();
    const session = storedSession();
    if (session && session.exp > now) {
      // Once more in the last minute, then not at all.
      if (endsByAge(session))
        known.current = { end: session.exp, untilLeft: session.exp - now > warningTime ? warningTime : 0 };
      prolongSession(session, now);
      markReported(0);
    }
    look();
  }, [look]);

  return { nearEnd, extend };
}
