import { useEffect, useState, useSyncExternalStore } from 'react';
import { createApi } from '../platform/client/client.ts';
import { useLanguage } from '../platform/language/language-context.tsx';
import { useWhileVisible } from '../platform/shell/use-while-visible.ts';
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
    if (hasWaiting) void door.refresh();
  }, [door, hasWaiting]);
  useWhileVisible(() => void door.refresh(), askEvery);

  // Records wait on the device, hidden, until the same person logs in again.
  const isLoggedOut = state.connection === 'loggedOut';
  useEffect(() => {
    if (isLoggedOut) lose();
  }, [isLoggedOut, lose]);

  return { door, state };
}
