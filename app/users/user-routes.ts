import { guardedScreens } from '#rules/access';
import type { RouteObject } from 'react-router-dom';
import { historyKey } from '../platform/lists/list-address.ts';
import { ErrorScreen } from '../platform/shell/errors/error-screen.tsx';
import { reloadsForEach, reloadsUnless } from '../platform/shell/navigate/revalidation.ts';
import { screen, type Environment } from '../platform/shell/screen.ts';
import { newUserPath } from '../platform/addresses/user-address.ts';

const { path } = guardedScreens.listUsers;

/** The list of users with a user beside it, and the page that adds one. */
export function userRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: path,
      shouldRevalidate: reloadsUnless(historyKey),
      ...screen(environment, () => import('./user-list-screen.tsx'), 'list', ['user']),
      children: [
        {
          path: `${path}/:userId`,
          ErrorBoundary: ErrorScreen,
          shouldRevalidate: reloadsForEach(),
          ...screen(environment, () => import('./user-details-screen.tsx'), 'browser', ['audit', 'user']),
        },
      ],
    },
    {
      path: newUserPath,
      ...screen(environment, () => import('./new-user-screen.tsx'), 'browser', ['user']),
    },
  ];
}
