import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { ChunkLoadError } from '../chunks/load-chunk.ts';
import { mayReload, reloadOnce } from '../chunks/recovery.ts';
import { ApiProblem } from '../client/client.ts';
import { Failure } from './failure.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { RefusedScreen } from './refused-screen.tsx';

/** What shows in place of a screen that crashed; the frame with its menu stays. */
export function ErrorScreen() {
  const error = useRouteError();
  const isRefused = error instanceof ApiProblem && error.problem.code === 'forbidden';
  // The address is already that of the screen whose code did not arrive: the server can send it whole.
  const [isReloading] = useState(() => error instanceof ChunkLoadError && mayReload());
  useEffect(() => {
    if (!isRefused) console.error(error);
    if (isReloading) reloadOnce();
  }, [error, isRefused, isReloading]);
  if (isRefused) return <RefusedScreen />;
  return isReloading ? <LoadingScreen /> : <Failure titleId="error.title" />;
}
