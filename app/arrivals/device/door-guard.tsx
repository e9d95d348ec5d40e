import { guardedScreens, mayOpen, parseUserTypes } from '#rules/access';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { RefusedScreen } from '../../platform/shell/errors/refused-screen.tsx';
import { LoadingScreen } from '../../platform/shell/loading-screen.tsx';
import { loginAddress } from '../../platform/shell/navigate/return-address.ts';
import { useSession } from '../../platform/visitor/session-context.tsx';
import { rememberedUser } from './remembered-user.ts';

interface DoorGuardProps {
  /** Whether the screen shows data stored on this device because the server did not answer. */
  isStored: boolean;
  children: ReactNode;
}

/**
 * Guards check-in. Without an answer, the server cannot confirm a login: then the login that this browser remembers opens the data
 * stored for it on this device, until it expires. The API still decides about everything that is sent later.
 */
export function DoorGuard({ isStored, children }: DoorGuardProps) {
  const { visitor, refresh } = useSession();
  const location = useLocation();
  const remembered = isStored && visitor.kind !== 'user' ? rememberedUser() : undefined;
  const isUnconfirmed = remembered !== undefined && visitor.kind === 'visitor';
  useEffect(() => {
    // From now on, the frame and the session watch know the user.
    if (isUnconfirmed) refresh({});
  }, [isUnconfirmed, refresh]);
  const user = visitor.kind === 'user' ? visitor.user : remembered;
  if (user) {
    const isMeant = mayOpen(guardedScreens.manageRegistrations, parseUserTypes(user.userType));
    return isMeant ? children : <RefusedScreen />;
  }
  return visitor.kind === 'loading' ? <LoadingScreen /> : <Navigate replace to={loginAddress(location)} />;
}
