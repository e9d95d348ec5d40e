import { Outlet } from 'react-router-dom';
import { useSession } from '../../visitor/session-context.tsx';
import { LoadingScreen } from '../loading-screen.tsx';

/** The screen of the open address. One person's content, with all they typed, disappears before the next one sees the page. */
export function ScreenOutlet() {
  const { turn } = useSession();
  return turn === undefined ? <LoadingScreen /> : <Outlet key={turn} />;
}
