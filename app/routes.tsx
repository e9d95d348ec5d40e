import { callbackPath } from '#rules/meetings';
import { proposalPath } from '#rules/pages';
import type { RouteObject } from 'react-router-dom';
import { dataOf, NoAnswer } from './platform/client/client.ts';
import { contentRoutes } from './content-routes.ts';
import { findAddress } from './platform/addresses/find-address.ts';
import { withAddresses } from './platform/shell/navigate/addresses.ts';
import { withFallbacks } from './platform/shell/with-fallbacks.ts';
import { Frame } from './platform/shell/frame/frame.tsx';
import { LoadingScreen } from './platform/shell/loading-screen.tsx';
import { reloadsFor } from './platform/shell/navigate/revalidation.ts';
import { RouterErrorScreen } from './platform/shell/errors/router-error-screen.tsx';
import { PublicFrame } from './platform/shell/frame/public-frame.tsx';
import { screen, type Environment } from './platform/shell/screen.ts';
import { frameRouteId, type FrameData } from './platform/shell/site.ts';
import { loadEstimate } from './registrations/port/load-estimate.ts';

/**
 * Every address of the site and its screen. Any other address shows Home, with status 404.
 * @param staff the staff's screens (staff-routes.tsx); the browser adds them when the first is opened, so that no reader waits
 *   for them
 */
export function createRoutes(environment: Environment, staff: RouteObject[] = []): RouteObject[] {
  const home = () => import('./home/home-screen.tsx');
  const events = () => import('./events/events-screen.tsx');
  const event = () => import('./events/event-screen.tsx').then(({ eventScreen }) => eventScreen(loadEstimate));
  const registration = () => import('./registrations/form/registration-screen.tsx');

  const loadFrame = async (): Promise<FrameData> => {
    const params = { query: { lng: environment.language() } };
    try {
      const [site, day] = await Promise.all([
        dataOf(environment.api.GET('/site', { params })),
        dataOf(environment.api.GET('/day', { params })).catch(() => null),
      ]);
      return { site, day };
    } catch (error) {
      // Without a connection the language still changes, and the input stays.
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
          children: withFallbacks([
            { path: '/', ...screen(environment, home, 'content') },
            { path: '/events', ...screen(environment, events, 'event') },
            { path: '/events/Convention', ...screen(environment, events, 'event') },
            { path: '/events/Residential', ...screen(environment, events, 'event') },
            {
              path: '/events/:eventId',
              ...screen(environment, event, 'event'),
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
              ...screen(environment, () => import('./registrations/own/find/find-screen.tsx'), 'account'),
            },
            {
              path: '/retreat-registration/:eventId/change',
              ...screen(environment, () => import('./registrations/own/change/change-screen.tsx'), 'browser', [
                'visitor',
              ]),
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
            {
              path: '/newsEmails',
              ...screen(environment, () => import('./news/news-emails-screen.tsx'), 'account'),
            },
            {
              path: proposalPath,
              ...screen(environment, () => import('./sabbath/reply/saturday-reply-screen.tsx'), 'account'),
            },
            {
              path: '/join/:sessionId',
              ...screen(environment, () => import('./online-sessions/join/join-screen.tsx'), undefined, [
                'onlineSession',
              ]),
            },
            { path: '/logout', ...screen(environment, () => import('./session/logout-screen.tsx')) },
            { path: callbackPath, ...screen(environment, () => import('./meetings/callback-screen.tsx')) },
            {
              path: '/first-administrator',
              ...screen(environment, () => import('./session/login/first-administrator-screen.tsx'), 'account'),
            },
            {
              path: '/demo',
              ...screen(environment, () => import('./demo/demo-guide-screen.tsx'), 'browser', ['visitor']),
            },
            {
              path: '/demo/mail',
              ...screen(environment, () => import('./demo/demo-mail-screen.tsx'), 'browser', ['visitor']),
            },
            { path: '/waiver-form/signed', ...screen(environment, () => import('./waiver/signed-screen.tsx')) },
            ...contentRoutes(environment),
          ]),
        },
        ...staff,
      ],
    },
  ]);
}
