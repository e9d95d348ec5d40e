import { useRouteError } from 'react-router-dom';
import { Failure } from './failure.tsx';
import { LoadingScreen } from '../loading-screen.tsx';
import { useRecovery } from './use-recovery.ts';

/** Shown when not even the frame could be rendered; titled like the router's own page (specification, section 2). */
export function RouterErrorScreen() {
  const error = useRouteError();
  if (useRecovery(error, true)) return <LoadingScreen />;
  return <Failure titleId="error.router" />;
}
