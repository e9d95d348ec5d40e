import { furtherScreens, guardedScreens, type GuardedScreen } from '#rules/access';
import { doorPath } from '#rules/pages';
import type { RouteObject } from 'react-router-dom';
import { loadChunk } from './platform/chunks/load-chunk.ts';
import { listRoute } from './platform/lists/list-route.ts';
import { loadFurtherMessages } from './platform/messages/messages.ts';
import { browserParts } from './platform/messages/parts.ts';
import { withFallbacks } from './platform/shell/with-fallbacks.ts';
import { LoadingScreen } from './platform/shell/loading-screen.tsx';
import { reloadsFor, reloadsForEach } from './platform/shell/navigate/revalidation.ts';
import { screen, type Environment } from './platform/shell/screen.ts';
import { deskRoutes } from './desk-routes.ts';
import { saturdaysPath } from './platform/addresses/saturdays-path.ts';
import { Guard } from './session/guard.tsx';
import * as screens from './staff-screens.ts';
import { userRoutes } from './users/user-routes.ts';

/** The routes of the staff's screens in their workspace: children of the site's frame. */
export function staffRoutes(environment: Environment): RouteObject[] {
  const guarded = (by: GuardedScreen, children: RouteObject[]): RouteObject => ({
    element: <Guard screen={by} />,
    HydrateFallback: LoadingScreen,
    children,
  });

  /** Loads the frame around the staff's screens and their messages, together with the first screen. */
  const workspaceFrame = async () => {
    const [{ Component }] = await Promise.all([
      loadChunk(screens.frame),
      loadFurtherMessages(environment.language(), browserParts),
    ]);
    return { Component };
  };

  return [
    {
      lazy: workspaceFrame,
      children: withFallbacks([
        guarded(guardedScreens.listRegistration, [
          {
            path: guardedScreens.listRegistration.path,
            ...screen(environment, screens.overview, 'browser'),
          },
          {
            // A party has only one page now, but old emails and notes still link to its former second page.
            path: `${guardedScreens.listRegistration.path}/:registrationId`,
            ...screen(environment, screens.formerParty, 'browser'),
          },
        ]),
        guarded(guardedScreens.manageRegistrations, deskRoutes(environment)),
        {
          // Check-in has its own guard: on a prepared device it opens even if nothing can confirm the login.
          path: `${doorPath}:eventId`,
          shouldRevalidate: reloadsForEach(),
          ...screen(environment, screens.door, 'browser', ['door']),
        },
        guarded(guardedScreens.listUsers, userRoutes(environment)),
        guarded(furtherScreens.workspace, [
          {
            path: furtherScreens.workspace.path,
            ...screen(environment, screens.workspace, 'browser', ['audit']),
          },
        ]),
        guarded(guardedScreens.listPrayerRequests, [
          listRoute(environment, guardedScreens.listPrayerRequests.path, screens.prayerList, screens.prayerRequest, [
            'prayerDesk',
            'formDesk',
          ]),
        ]),
        guarded(guardedScreens.prayerRequestSummary, [
          {
            path: guardedScreens.prayerRequestSummary.path,
            ...screen(environment, screens.blessings, 'browser', ['prayerDesk']),
          },
        ]),
        guarded(guardedScreens.prayerRequestTiles, [
          {
            path: guardedScreens.prayerRequestTiles.path,
            ...screen(environment, screens.cards, 'browser', ['prayerDesk', 'formDesk']),
          },
        ]),
        guarded(guardedScreens.prayerRequestTable, [
          {
            path: guardedScreens.prayerRequestTable.path,
            ...screen(environment, screens.prayerTable, 'browser', ['prayerDesk', 'formDesk']),
          },
        ]),
        guarded(guardedScreens.listSabbathRequests, [
          listRoute(environment, guardedScreens.listSabbathRequests.path, screens.sabbathList, screens.sabbathRequest, [
            'sabbathDesk',
            'formDesk',
          ]),
          {
            path: saturdaysPath,
            ...screen(environment, screens.saturdays, 'browser', ['sabbathDesk']),
          },
        ]),
        guarded(furtherScreens.onlineSessions, [
          listRoute(environment, furtherScreens.onlineSessions.path, screens.onlineSessions, screens.onlineSession, [
            'onlineSession',
          ]),
        ]),
        guarded(furtherScreens.contactMessages, [
          listRoute(environment, furtherScreens.contactMessages.path, screens.messageList, screens.message, [
            'formDesk',
          ]),
        ]),
        guarded(guardedScreens.sendEmail, [
          {
            path: guardedScreens.sendEmail.path,
            ...screen(environment, screens.mailings, 'browser', ['mailing']),
          },
        ]),
        guarded(furtherScreens.heldForms, [
          listRoute(environment, furtherScreens.heldForms.path, screens.heldForms, screens.heldForm, [
            'heldForms',
            'formDesk',
          ]),
        ]),
        guarded(furtherScreens.auditTrail, [
          {
            path: furtherScreens.auditTrail.path,
            ...screen(environment, screens.audit, 'browser', ['audit']),
          },
        ]),
        guarded(furtherScreens.systemStatus, [
          {
            path: furtherScreens.systemStatus.path,
            ...screen(environment, screens.systemStatus, 'browser', ['system']),
          },
        ]),
        guarded(guardedScreens.reports, [
          {
            path: guardedScreens.reports.path,
            // A run changes the address, but the list of reports stays, even if the session has ended meanwhile.
            shouldRevalidate: reloadsFor(),
            ...screen(environment, screens.report, 'browser'),
          },
        ]),
        guarded(furtherScreens.unsignedWaivers, [
          {
            path: furtherScreens.unsignedWaivers.path,
            ...screen(environment, screens.unsigned, 'browser', ['party']),
          },
        ]),
      ]),
    },
  ];
}
