import { Outlet } from 'react-router-dom';
import { useSession } from '../../../session/session-context.tsx';
import { LoadingScreen } from '../loading-screen.tsx';

/** The screen of the open address. What one person has on the page is gone, with all that was typed, before the next one sees it. */
export function ScreenOutlet() {
  const { turn } = useSession();
  return turn === undefined ? <LoadingScreen /> : <Outlet key={turn} />;
}
