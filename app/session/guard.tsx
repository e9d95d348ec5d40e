import { mayOpen, parseUserTypes, type GuardedScreen } from '#rules/access';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadingScreen } from '../platform/shell/loading-screen.tsx';
import { RefusedScreen } from '../platform/shell/errors/refused-screen.tsx';
import { loginAddress } from '../platform/shell/navigate/return-address.ts';
import { useSession } from '../platform/visitor/session-context.tsx';

/** Shows its content only to the user types that may open this screen. The API enforces the same on its own. */
export function Guard({ screen }: { screen: GuardedScreen }) {
  const { visitor } = useSession();
  const location = useLocation();
  if (visitor.kind === 'loading') return <LoadingScreen />;
  // A guest has no account, so no staff screen is for them.
  if (visitor.kind !== 'user') return <Navigate replace to={loginAddress(location)} />;
  if (!mayOpen(screen, parseUserTypes(visitor.user.userType))) return <RefusedScreen />;
  return <Outlet />;
}
