import type { RouteObject } from 'react-router-dom';
import { ErrorScreen } from './errors/error-screen.tsx';
import { LoadingScreen } from './loading-screen.tsx';

/** Keeps the surroundings of a screen in place while it loads or after it fails. */
export function withFallbacks(children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: ErrorScreen, HydrateFallback: LoadingScreen, children }];
}
