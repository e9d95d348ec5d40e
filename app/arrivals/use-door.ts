import { useEffect, useState, useSyncExternalStore } from 'react';
import { createApi } from '../platform/client/client.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { useSession } from '../platform/visitor/session-context.tsx';
import { thisDevice } from './device/device-id.ts';
import type { OpenedDoor } from './device/open-door.ts';
import { renewEvent } from './device/stored-event.ts';
import { forgetRecords, storeRecords } from './device/waiting-records.ts';
import { createDoor, type Door, type DoorState } from './door-sync.ts';

/** How often an open check-in screen polls, in ms: the figures agree on all devices within ten seconds. */
const askEvery = 5_000;

/** The check-in state of an event, kept up to date while its screen is open. */
export function useDoor(opened: OpenedDoor): { door: Door; state: DoorState } {
  const { language } = useLanguage();
  const { lose } = useSession();
  const [door] = useState(() => {
    const { owner } = opened;
    return createDoor({ api: createApi(), language, eventId: owner.eventId }, opened, {
      id: thisDevice(),
      store: (records) => storeRecords(owner, records),
      forget: forgetRecords,
      // A device that stores nothing is not prepared.
      renew: (known) => renewEvent(owner, known).catch(() => undefined),
    });
  });
  const state = useSyncExternalStore(door.subscribe, door.state, door.state);
  const hasWaiting = opened.waiting.length > 0;

  useEffect(() => {
    const ask = () => {
      // Nobody sees a page in the background; it polls when it becomes visible.
      if (document.visibilityState === 'visible') void door.refresh();
    };
    if (hasWaiting) void door.refresh();
    const timer = setInterval(ask, askEvery);
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('online', ask);
    };
  }, [door, hasWaiting]);

  // Records wait on the device, hidden, until the same person logs in again.
  const isLoggedOut = state.connection === 'loggedOut';
  useEffect(() => {
    if (isLoggedOut) lose();
  }, [isLoggedOut, lose]);

  return { door, state };
}
