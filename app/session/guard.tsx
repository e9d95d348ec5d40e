import { mayOpen, parseUserTypes, type GuardedScreen } from '#rules/access';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadingScreen } from '../platform/shell/loading-screen.tsx';
import { RefusedScreen } from '../platform/shell/errors/refused-screen.tsx';
import { loginAddress } from './return-address.ts';
import { useSession } from './session-context.tsx';

/** Lets only the user types of this screen's row see what is inside it. The API enforces the same by itself. */
export function Guard({ screen }: { screen: GuardedScreen }) {
  const { visitor } = useSession();
  const location = useLocation();
  if (visitor.kind === 'loading') return <LoadingScreen />;
  // A guest has no account that a screen of the staff could be for.
  if (visitor.kind !== 'user') return <Navigate replace to={loginAddress(location)} />;
  if (!mayOpen(screen, parseUserTypes(visitor.user.userType))) return <RefusedScreen />;
  return <Outlet />;
}
