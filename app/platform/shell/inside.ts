import type { RouteObject } from 'react-router-dom';
import { ErrorScreen } from './errors/error-screen.tsx';
import { LoadingScreen } from './loading-screen.tsx';

/** A screen that fails or is on the way leaves what is around it. */
export function inside(children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: ErrorScreen, HydrateFallback: LoadingScreen, children }];
}
