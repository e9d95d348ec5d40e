import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../../private/Announcer/Announcer.tsx';

/** Announces the result once, when loading ends; the initial result is not announced. */
export function useResultAnnouncement(isBusy: boolean, resultText: string): void {
  const announce = useAnnounce();
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) announce(resultText);
    wasBusy.current = isBusy;
  }, [isBusy, resultText, announce]);
}
