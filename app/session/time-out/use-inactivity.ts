import { useCallback, useEffect, useRef, useState } from 'react';
import { endsByAge, recordActivity, onActivity, prolongSession, reportActivity } from './activity.ts';
import { ApiProblem } from '../../platform/client/client.ts';
import { onLostSession } from '../../platform/visitor/lost-session.ts';
import type { SessionWatchProps } from '../../platform/visitor/session-context.tsx';
import { markReported, storedSession } from '../../platform/visitor/session-storage.ts';

/** How often the session is checked, in ms (specification, section 9). */
const checkInterval = 1000;
/** How long before the end the warning appears, in ms. */
const warningTime = 60_000;
/** The same if the end cannot be postponed: time to finish a sentence and to save. */
const agedWarningTime = 5 * 60_000;

/** Why a session ends: lack of activity, or its maximum age. */
type Over = 'time' | 'age';

/** An approaching end. */
export interface NearEnd {
  reason: Over;
  /** Whole seconds until the end. */
  secondsLeft: number;
}

interface Inactivity {
  /** The end of the session, once it must be announced. */
  nearEnd?: NearEnd;
  /** Extends the session; if that is impossible, continues until its end. */
  extend: () => void;
}

type Watched = Pick<SessionWatchProps, 'onOver' | 'onKnown' | 'onUnknown'>;

/**
 * Watches for activity while someone has a session that can end. Every check compares clock times, so it does not matter whether
 * a timer ran: after a laptop sleeps or a tab freezes, the first check notices the end.
 */
export function useInactivity({ onOver, onKnown, onUnknown }: Watched): Inactivity {
  const [nearEnd, setNearEnd] = useState<NearEnd>();
  const isWarning = useRef(false);
  /** The end that the reader already knows about. No warning appears until this many ms are left. */
  const known = useRef({ end: 0, untilLeft: 0 });
  /** Cancels a report that is under way when the session ends. */
  const ended = useRef(new AbortController());

  const look = useCallback(() => {
    const session = storedSession();
    // Another tab has ended it; the storage listener handles that.
    if (!session) return;
    const now = Date.now();
    const left = session.exp - now;
    const reason = endsByAge(session) ? 'age' : 'time';
    if (left <= 0) {
      ended.current.abort();
      onOver(reason);
      return;
    }
    const isNear = left <= (reason === 'age' ? agedWarningTime : warningTime);
    isWarning.current = isNear && !(known.current.end === session.exp && left > known.current.untilLeft);
    setNearEnd(isWarning.current ? { reason, secondsLeft: Math.ceil(left / 1000) } : undefined);
    reportActivity(now, ended.current.signal).then(
      (answer) => {
        if (answer?.session) onKnown(answer.session.meetingExpiresIn);
      },
      (error: unknown) => {
        // Without a connection nothing can be reported; the next activity is reported again.
        if (error instanceof ApiProblem && error.problem.code === 'unauthenticated') onUnknown();
      },
    );
  }, [onOver, onKnown, onUnknown]);

  useEffect(() => {
    const watch = new AbortController();
    ended.current = watch;
    return () => {
      watch.abort();
    };
  }, []);

  useEffect(() => onLostSession(onUnknown), [onUnknown]);

  useEffect(() => {
    const stopListening = onActivity(() => {
      // While the warning is open, only its buttons count. Otherwise a key press or a mouse move toward the warning would close it.
      if (!isWarning.current) recordActivity(Date.now());
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
      // Warn once more in the last minute, then not again.
      if (endsByAge(session))
        known.current = { end: session.exp, untilLeft: session.exp - now > warningTime ? warningTime : 0 };
      prolongSession(session, now);
      markReported(0);
    }
    look();
  }, [look]);

  return { nearEnd, extend };
}
