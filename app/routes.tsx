import { furtherScreens, guardedScreens, type GuardedScreen } from '#rules/access';
import { callbackPath } from '#rules/meetings';
import type { RouteObject } from 'react-router-dom';
import { dataOf, NoAnswer } from './client/client.ts';
import { contentRoutes } from './content/content-routes.ts';
import { deskRoutes } from './registrations-staff/desk-routes.ts';
import { findAddress } from './registrations/find-address.ts';
import { Guard } from './session/guard.tsx';
import { ErrorScreen } from './shell/error-screen.tsx';
import { withAddresses } from './shell/addresses.ts';
import { Frame } from './shell/frame.tsx';
import { LoadingScreen } from './shell/loading-screen.tsx';
import { reloadsFor } from './shell/revalidation.ts';
import { RouterErrorScreen } from './shell/router-error-screen.tsx';
import { screen, type Environment } from './shell/screen.ts';
import { frameRouteId, type FrameData } from './shell/site.ts';

/** Every address of the site and the screen behind it. An address that is not here shows Home, with status 404. */
export function createRoutes(environment: Environment): RouteObject[] {
  const home = () => import('./home/home-screen.tsx');
  const events = () => import('./events/events-screen.tsx');
  const registration = () => import('./registrations/registration-screen.tsx');

  const guarded = (by: GuardedScreen, children: RouteObject[]): RouteObject => ({
    element: <Guard screen={by} />,
    HydrateFallback: LoadingScreen,
    children,
  });

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
          ErrorBoundary: ErrorScreen,
          HydrateFallback: LoadingScreen,
          children: [
            { path: '/', ...screen(environment, home, 'content') },
            { path: '/events', ...screen(environment, events) },
            { path: '/events/Convention', ...screen(environment, events) },
            { path: '/events/Residential', ...screen(environment, events) },
            { path: '/events/:eventId', ...screen(environment, () => import('./events/event-screen.tsx')) },
            { path: '/retreat-registration', shouldRevalidate: reloadsFor('id'), ...screen(environment, registration) },
            { path: '/retreat-registration/:eventId', shouldRevalidate: reloadsFor(), ...screen(environment, registration) },
            {
              path: '/retreat-registration/:eventId/confirmation',
              ...screen(environment, () => import('./registrations/confirmation-screen.tsx')),
            },
            {
              path: '/retreat-registration/:eventId/payment',
              ...screen(environment, () => import('./payments/paypal-return-screen.tsx')),
            },
            { path: findAddress, ...screen(environment, () => import('./registrations/find-screen.tsx')) },
            { path: '/retreat-registration/:eventId/change', ...screen(environment, () => import('./registrations/change-screen.tsx'), 'browser') },
            { path: '/login', ...screen(environment, () => import('./session/login-screen.tsx')) },
            { path: '/signup', ...screen(environment, () => import('./account/account-screen.tsx')) },
            { path: '/forgotPassword', ...screen(environment, () => import('./account/forgot-password-screen.tsx')) },
            { path: '/verifyEmail', ...screen(environment, () => import('./account/verify-email-screen.tsx')) },
            { path: '/logout', ...screen(environment, () => import('./session/logout-screen.tsx')) },
            { path: callbackPath, ...screen(environment, () => import('./meetings/callback-screen.tsx')) },
            { path: '/first-administrator', ...screen(environment, () => import('./session/first-administrator-screen.tsx')) },
            { path: '/demo/mail', ...screen(environment, () => import('./demo/demo-mail-screen.tsx'), 'browser') },
            guarded(guardedScreens.listRegistration, [
              { path: guardedScreens.listRegistration.path, ...screen(environment, () => import('./registrations/registration-list-screen.tsx'), 'browser') },
              {
                path: `${guardedScreens.listRegistration.path}/:registrationId`,
                ...screen(environment, () => import('./registrations/registration-details-screen.tsx'), 'browser'),
              },
            ]),
            guarded(guardedScreens.manageRegistrations, deskRoutes(environment)),
            guarded(guardedScreens.listUsers, [
              { path: guardedScreens.listUsers.path, ...screen(environment, () => import('./users/user-list-screen.tsx'), 'browser') },
              { path: `${guardedScreens.listUsers.path}/new`, ...screen(environment, () => import('./users/new-user-screen.tsx'), 'browser') },
              { path: `${guardedScreens.listUsers.path}/:userId`, ...screen(environment, () => import('./users/user-details-screen.tsx'), 'browser') },
            ]),
            guarded(furtherScreens.auditTrail, [
              { path: furtherScreens.auditTrail.path, ...screen(environment, () => import('./audit/audit-screen.tsx'), 'browser') },
            ]),
            { path: '/waiver-form/signed', ...screen(environment, () => import('./waiver/signed-screen.tsx')) },
            guarded(furtherScreens.unsignedWaivers, [
              { path: furtherScreens.unsignedWaivers.path, ...screen(environment, () => import('./waiver/unsigned-screen.tsx'), 'browser') },
            ]),
            ...contentRoutes(environment),
          ],
        },
      ],
    },
  ]);
}
