import { furtherScreens, guardedScreens, type GuardedScreen } from '#rules/access';
import { callbackPath } from '#rules/meetings';
import type { RouteObject } from 'react-router-dom';
import { loadChunk } from './platform/chunks/load-chunk.ts';
import { loadFurtherMessages } from './platform/messages/messages.ts';
import { dataOf, NoAnswer } from './platform/client/client.ts';
import { contentRoutes } from './content/content-routes.ts';
import { deskRoutes } from './registrations/desk/desk-routes.ts';
import { findAddress } from './registrations/own/find-address.ts';
import { Guard } from './session/guard.tsx';
import { ErrorScreen } from './platform/shell/errors/error-screen.tsx';
import { withAddresses } from './platform/shell/navigate/addresses.ts';
import { Frame } from './platform/shell/frame/frame.tsx';
import { LoadingScreen } from './platform/shell/loading-screen.tsx';
import { reloadsFor } from './platform/shell/navigate/revalidation.ts';
import { RouterErrorScreen } from './platform/shell/errors/router-error-screen.tsx';
import { PublicFrame } from './platform/shell/frame/public-frame.tsx';
import { screen, type Environment } from './platform/shell/screen.ts';
import { frameRouteId, type FrameData } from './platform/shell/frame/site.ts';

/**
 * Every address of the site and the screen behind it: the pages that everyone reads, and the staff's screens in their
 * workspace. An address that is not here shows Home, with status 404.
 */
export function createRoutes(environment: Environment): RouteObject[] {
  const home = () => import('./home/home-screen.tsx');
  const events = () => import('./events/events-screen.tsx');
  const registration = () => import('./registrations/form/registration-screen.tsx');

  const guarded = (by: GuardedScreen, children: RouteObject[]): RouteObject => ({
    element: <Guard screen={by} />,
    HydrateFallback: LoadingScreen,
    children,
  });

  /** A screen that fails or is on the way leaves what is around it. */
  const inside = (children: RouteObject[]): RouteObject[] => [
    { ErrorBoundary: ErrorScreen, HydrateFallback: LoadingScreen, children },
  ];

  /** What is around the staff's screens comes with the first of them, and with their words. */
  const workspaceFrame = async () => {
    const [{ Component }] = await Promise.all([
      loadChunk(() => import('./platform/workspace/workspace-frame.tsx')),
      loadFurtherMessages(environment.language()),
    ]);
    return { Component };
  };

  const loadFrame = async (): Promise<FrameData> => {
    const params = { query: { lng: environment.language() } };
    try {
      const [site, day] = await Promise.all([
        dataOf(environment.api.GET('/site', { params })),
        dataOf(environment.api.GET('/day', { params })).catch(() => null),
      ]);
      return { site, day };
    } catch (error) {
      // Without a connection the language changes all the same, and what was typed stays.
      if (error instanceof NoAnswer && environment.frameData) return environment.frameData;
      throw error;
    }
  };

  return withAddresses([
    {
      id: frameRouteId,
      Component: Frame,
      loader: loadFrame,
      shouldRevalidate: reloadsFor(),
      HydrateFallback: LoadingScreen,
      ErrorBoundary: RouterErrorScreen,
      children: [
        {
          Component: PublicFrame,
          children: inside([
            { path: '/', ...screen(environment, home, 'content') },
            { path: '/events', ...screen(environment, events, 'event') },
            { path: '/events/Convention', ...screen(environment, events, 'event') },
            { path: '/events/Residential', ...screen(environment, events, 'event') },
            {
              path: '/events/:eventId',
              ...screen(environment, () => import('./events/event-screen.tsx'), 'event'),
            },
            {
              path: '/retreat-registration',
              shouldRevalidate: reloadsFor('id'),
              ...screen(environment, registration, 'registration'),
            },
            {
              path: '/retreat-registration/:eventId',
              shouldRevalidate: reloadsFor(),
              ...screen(environment, registration, 'registration'),
            },
            {
              path: '/retreat-registration/:eventId/confirmation',
              ...screen(environment, () => import('./registrations/own/confirmation-screen.tsx')),
            },
            {
              path: '/retreat-registration/:eventId/payment',
              ...screen(environment, () => import('./payments/paypal-return-screen.tsx')),
            },
            {
              path: '/retreat-registration/:eventId/receipt',
              ...screen(environment, () => import('./registrations/receipt-screen.tsx')),
            },
            {
              path: findAddress,
              ...screen(environment, () => import('./registrations/own/find-screen.tsx'), 'account'),
            },
            {
              path: '/retreat-registration/:eventId/change',
              ...screen(environment, () => import('./registrations/own/change/change-screen.tsx'), 'browser'),
            },
            { path: '/login', ...screen(environment, () => import('./session/login/login-screen.tsx'), 'account') },
            { path: '/signup', ...screen(environment, () => import('./account/account-screen.tsx'), 'account') },
            {
              path: '/forgotPassword',
              ...screen(environment, () => import('./account/forgot-password-screen.tsx'), 'account'),
            },
            {
              path: '/verifyEmail',
              ...screen(environment, () => import('./account/verify-email-screen.tsx'), 'account'),
            },
            {
              path: '/confirmAddress',
              ...screen(environment, () => import('./account/proposed-address/confirm-address-screen.tsx')),
            },
            {
              path: '/keepAddress',
              ...screen(environment, () => import('./account/proposed-address/keep-address-screen.tsx')),
            },
            { path: '/logout', ...screen(environment, () => import('./session/logout-screen.tsx')) },
            { path: callbackPath, ...screen(environment, () => import('./meetings/callback-screen.tsx')) },
            {
              path: '/first-administrator',
              ...screen(environment, () => import('./session/login/first-administrator-screen.tsx'), 'account'),
            },
            { path: '/demo', ...screen(environment, () => import('./demo/demo-guide-screen.tsx'), 'browser') },
            { path: '/demo/mail', ...screen(environment, () => import('./demo/demo-mail-screen.tsx'), 'browser') },
            { path: '/waiver-form/signed', ...screen(environment, () => import('./waiver/signed-screen.tsx')) },
            ...contentRoutes(environment),
          ]),
        },
        {
          lazy: workspaceFrame,
          children: inside([
            guarded(guardedScreens.listRegistration, [
              {
                path: guardedScreens.listRegistration.path,
                ...screen(environment, () => import('./registrations/desk/overview-screen.tsx'), 'browser'),
              },
              {
                // One page shows a party; addresses of its former second page stay in old emails and notes.
                path: `${guardedScreens.listRegistration.path}/:registrationId`,
                ...screen(environment, () => import('./registrations/former-party-screen.tsx'), 'browser'),
              },
            ]),
            guarded(guardedScreens.manageRegistrations, deskRoutes(environment)),
            guarded(guardedScreens.listUsers, [
              {
                path: guardedScreens.listUsers.path,
                ...screen(environment, () => import('./users/user-list-screen.tsx'), 'browser'),
              },
              {
                path: `${guardedScreens.listUsers.path}/new`,
                ...screen(environment, () => import('./users/new-user-screen.tsx'), 'browser'),
              },
              {
                path: `${guardedScreens.listUsers.path}/:userId`,
                ...screen(environment, () => import('./users/user-details-screen.tsx'), 'browser'),
              },
            ]),
            guarded(furtherScreens.workspace, [
              {
                path: furtherScreens.workspace.path,
                ...screen(environment, () => import('./workspace/workspace-screen.tsx'), 'browser'),
              },
            ]),
            guarded(furtherScreens.auditTrail, [
              {
                path: furtherScreens.auditTrail.path,
                ...screen(environment, () => import('./audit/audit-screen.tsx'), 'browser'),
              },
            ]),
            guarded(furtherScreens.unsignedWaivers, [
              {
                path: furtherScreens.unsignedWaivers.path,
                ...screen(environment, () => import('./waiver/desk/unsigned-screen.tsx'), 'browser'),
              },
            ]),
          ]),
        },
      ],
    },
  ]);
}
