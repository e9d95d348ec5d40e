import { concealPage, revealPage } from '#design-system';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { guestTokenKey, tokenKey, userKey } from './session-storage.ts';

interface Following {
  /** Whether someone has a session on this page. */
  isSomeoneHere: () => boolean;
  /** Compares this page with what is stored now. */
  follow: () => void;
}

/** Calls `follow` whenever another tab has begun or ended a session, and when the page is restored from the history. */
export function useFollowedSession(following: Following): void {
  const latest = useRef(following);

  useEffect(() => {
    latest.current = following;
  }, [following]);

  useEffect(() => {
    const followStorage = ({ key }: StorageEvent) => {
      if (key === null || [userKey, tokenKey, guestTokenKey].includes(key)) latest.current.follow();
    };
    // A page in the history gets no events, so it stays hidden until it is known who sees it next.
    const leavePage = ({ persisted }: PageTransitionEvent) => {
      if (persisted && latest.current.isSomeoneHere()) concealPage();
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      flushSync(() => {
        latest.current.follow();
      });
      revealPage();
    };
    window.addEventListener('storage', followStorage);
    window.addEventListener('pagehide', leavePage);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('storage', followStorage);
      window.removeEventListener('pagehide', leavePage);
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);
}
