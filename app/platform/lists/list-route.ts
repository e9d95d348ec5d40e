import type { RouteObject } from 'react-router-dom';
import { ErrorScreen } from '../shell/errors/error-screen.tsx';
import { reloadsForEach, reloadsUnless } from '../shell/navigate/revalidation.ts';
import type { OwnPart } from '../messages/parts.ts';
import { screen, type Environment, type ScreenModule } from '../shell/screen.ts';

/** A list at a path, and the details that open beside it, at addresses below the list's. */
export function listRoute<List, Opened>(
  environment: Environment,
  path: string,
  list: () => Promise<ScreenModule<List>>,
  opened: () => Promise<ScreenModule<Opened>>,
  own: readonly OwnPart[] = [],
): RouteObject {
  return {
    path,
    shouldRevalidate: reloadsUnless(),
    ...screen(environment, list, 'list', own),
    children: [
      {
        path: `${path}/:requestId`,
        ErrorBoundary: ErrorScreen,
        shouldRevalidate: reloadsForEach(),
        ...screen(environment, opened, 'browser', own),
      },
    ],
  };
}
