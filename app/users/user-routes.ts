import { guardedScreens } from '#rules/access';
import type { RouteObject } from 'react-router-dom';
import { historyKey } from '../platform/lists/list-address.ts';
import { ErrorScreen } from '../platform/shell/errors/error-screen.tsx';
import { reloadsForEach, reloadsUnless } from '../platform/shell/navigate/revalidation.ts';
import { screen, type Environment } from '../platform/shell/screen.ts';
import { newUserPath } from '../platform/addresses/user-address.ts';
import * as screens from './user-screens.ts';

const { path } = guardedScreens.listUsers;

/** The list of users with a user beside it, and the page that adds one. */
export function userRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path: path,
      shouldRevalidate: reloadsUnless(historyKey),
      ...screen(environment, screens.userList, 'list', ['user']),
      children: [
        {
          path: `${path}/:userId`,
          ErrorBoundary: ErrorScreen,
          shouldRevalidate: reloadsForEach(),
          ...screen(environment, screens.userDetails, 'browser', ['audit', 'user']),
        },
      ],
    },
    {
      path: newUserPath,
      ...screen(environment, screens.newUser, 'browser', ['user']),
    },
  ];
}
