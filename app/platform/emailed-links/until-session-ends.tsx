import { Spinner } from '#design-system';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { useHydrated } from '../browser/hydrated.ts';
import { endedSessions } from '../visitor/session-storage.ts';
import { findAddress } from '../addresses/find-address.ts';

/** The key in a history entry for how many sessions had ended in this browser when its link was opened. */
const endedKey = 'ended';

const entryState = (): Record<string, unknown> => (window.history.state as Record<string, unknown> | null) ?? {};

/**
 * Wraps content that the key in a link opens. On a shared device, the back button must not open it again for the next person: once
 * a session has ended, an older history entry leads to the page where the link can be requested.
 */
export function UntilSessionEnds({ children }: { children: ReactNode }) {
  const intl = useIntl();
  if (!useHydrated()) return <Spinner label={intl.formatMessage({ id: 'loading' })} />;
  return <Guarded>{children}</Guarded>;
}

function Guarded({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [isOver] = useState(() => ![undefined, endedSessions()].includes(entryState()[endedKey] as number | undefined));

  useEffect(() => {
    if (!isOver) window.history.replaceState({ ...entryState(), [endedKey]: endedSessions() }, '');
  }, [isOver, key]);

  return isOver ? <Navigate replace to={findAddress} /> : children;
}
