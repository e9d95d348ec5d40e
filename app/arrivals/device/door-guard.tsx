import { guardedScreens, mayOpen, parseUserTypes } from '#rules/access';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { RefusedScreen } from '../../platform/shell/errors/refused-screen.tsx';
import { LoadingScreen } from '../../platform/shell/loading-screen.tsx';
import { loginAddress } from '../../platform/shell/navigate/return-address.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';
import { rememberedUser } from './remembered-user.ts';

interface DoorGuardProps {
  /** Whether the screen shows what this device stores, because no answer came. */
  isStored: boolean;
  children: ReactNode;
}

/**
 * Guards check-in. Without an answer the server confirms no login: then the one that this browser remembers opens what this device
 * stores for it, until its time is over. What is sent later is still decided by the API.
 */
export function DoorGuard({ isStored, children }: DoorGuardProps) {
  const { visitor, refresh } = useSession();
  const location = useLocation();
  const remembered = isStored && visitor.kind !== 'user' ? rememberedUser() : undefined;
  const isUnconfirmed = remembered !== undefined && visitor.kind === 'visitor';
  useEffect(() => {
    // From now on the frame and the watch of the session know who is here.
    if (isUnconfirmed) refresh({});
  }, [isUnconfirmed, refresh]);
  const user = visitor.kind === 'user' ? visitor.user : remembered;
  if (user) {
    const isMeant = mayOpen(guardedScreens.manageRegistrations, parseUserTypes(user.userType));
    return isMeant ? children : <RefusedScreen />;
  }
  return visitor.kind === 'loading' ? <LoadingScreen /> : <Navigate replace to={loginAddress(location)} />;
}
