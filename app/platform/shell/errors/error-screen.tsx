import { useRouteError } from 'react-router-dom';
import { ApiProblem, NoAnswer } from '../../client/client.ts';
import { Failure } from './failure.tsx';
import { LoadingScreen } from '../loading-screen.tsx';
import { RefusedScreen } from './refused-screen.tsx';
import { useRecovery } from './use-recovery.ts';

/** Replaces a screen that crashed; the frame with its menu stays. */
export function ErrorScreen() {
  const error = useRouteError();
  const isRefused = error instanceof ApiProblem && error.problem.code === 'forbidden';
  const isRecovering = useRecovery(error, !isRefused);
  if (isRefused) return <RefusedScreen />;
  if (isRecovering) return <LoadingScreen />;
  return <Failure titleId={error instanceof NoAnswer ? 'offline.title' : 'error.title'} />;
}
