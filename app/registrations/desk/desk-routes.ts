import { guardedScreens } from '#rules/access';
import type { RouteObject } from 'react-router-dom';
import { unmatchedPath } from '../../payments/unmatched/unmatched-path.ts';
import { reloadsFor } from '../../platform/shell/navigate/revalidation.ts';
import { screen, type Environment } from '../../platform/shell/screen.ts';

const { path } = guardedScreens.manageRegistrations;

/** The screens of the registration desk; what they show is for this browser only. */
export function deskRoutes(environment: Environment): RouteObject[] {
  return [
    { path, ...screen(environment, () => import('./desk-screen.tsx'), 'browser') },
    {
      path: `${path}/waiting/:eventId`,
      ...screen(environment, () => import('./waiting-list/waiting-list-screen.tsx'), 'browser'),
    },
    { path: `${path}/new`, ...screen(environment, () => import('./entry/entry-screen.tsx'), 'browser') },
    {
      path: `${path}/new/:eventId`,
      shouldRevalidate: reloadsFor(),
      ...screen(environment, () => import('./new-party-screen.tsx'), 'browser'),
    },
    {
      path: unmatchedPath,
      ...screen(environment, () => import('../../payments/unmatched/unmatched-screen.tsx'), 'browser'),
    },
    {
      path: `${path}/:registrationId/change`,
      ...screen(environment, () => import('./party/change-party-screen.tsx'), 'browser'),
    },
    {
      path: `${path}/:registrationId/details`,
      ...screen(environment, () => import('./party/details-screen.tsx'), 'browser'),
    },
    { path: `${path}/:registrationId`, ...screen(environment, () => import('./party/party-screen.tsx'), 'browser') },
  ];
}
