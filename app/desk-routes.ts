import { furtherScreens, guardedScreens } from '#rules/access';
import type { RouteObject } from 'react-router-dom';
import { packetPath } from './platform/addresses/packet-address.ts';
import { unmatchedPath } from './platform/addresses/unmatched-path.ts';
import { listRoute } from './platform/lists/list-route.ts';
import { historyKey } from './platform/lists/list-address.ts';
import { ErrorScreen } from './platform/shell/errors/error-screen.tsx';
import { reloadsForEach, reloadsUnless } from './platform/shell/navigate/revalidation.ts';
import { screen, type Environment } from './platform/shell/screen.ts';
import * as screens from './staff-screens.ts';

const { path } = guardedScreens.manageRegistrations;

/** The routes of the registration desk; only the browser loads their data. */
export function deskRoutes(environment: Environment): RouteObject[] {
  return [
    {
      path,
      shouldRevalidate: reloadsUnless(historyKey),
      ...screen(environment, screens.desk, 'list', ['party']),
      children: [
        {
          path: `${path}/:registrationId`,
          ErrorBoundary: ErrorScreen,
          shouldRevalidate: reloadsForEach(historyKey),
          ...screen(environment, screens.party, 'browser', ['party']),
        },
      ],
    },
    {
      path: `${path}/waiting/:eventId`,
      ...screen(environment, screens.waitingList, 'browser', ['party']),
    },
    {
      path: packetPath,
      shouldRevalidate: reloadsForEach(),
      ...screen(environment, screens.packet, 'browser', ['packet', 'rooming', 'entry']),
    },
    {
      path: `${path}/rooms/:eventId`,
      shouldRevalidate: reloadsForEach(),
      ...screen(environment, screens.rooms, 'browser', ['rooming']),
    },
    { path: `${path}/selected`, ...screen(environment, screens.chosen, 'browser', ['party']) },
    { path: `${path}/new`, ...screen(environment, screens.entry, 'browser', ['party', 'entry']) },
    listRoute(environment, furtherScreens.events.path, screens.eventList, screens.eventEditor, ['eventDesk']),
    {
      path: `${path}/new/:eventId`,
      shouldRevalidate: reloadsForEach(),
      ...screen(environment, screens.newParty, 'browser', ['party', 'entry']),
    },
    {
      path: unmatchedPath,
      ...screen(environment, screens.unmatched, 'browser'),
    },
    {
      path: `${path}/:registrationId/change`,
      ...screen(environment, screens.changeParty, 'browser', ['party']),
    },
    {
      path: `${path}/:registrationId/details`,
      ...screen(environment, screens.details, 'browser', ['party']),
    },
  ];
}
