import { furtherScreens, guardedScreens } from '#rules/access';
import { useMatches, type RouteObject } from 'react-router-dom';
import { frameRouteId } from '../site.ts';

/** The handle of the frame's route. */
interface FrameHandle {
  /** Every address that has a screen. */
  addresses: ReadonlySet<string>;
}

/** Every address of these routes, so that menus link only to screens that exist. */
export function addressesOf(routes: readonly RouteObject[]): Set<string> {
  const own = routes.flatMap(({ path }) => path ?? []);
  return new Set([...own, ...routes.flatMap(({ children }) => (children ? [...addressesOf(children)] : []))]);
}

// My Info is a page for everyone: its address shows visitors the sign-up form.
const { myInfo: _myInfo, ...ofStaff } = { ...guardedScreens, ...furtherScreens };
const staffAddresses = Object.values(ofStaff).map(({ path }) => path);

/** Whether an address belongs to a staff screen, or is below one. */
export function isStaffAddress(path: string): boolean {
  const sought = path.toLowerCase();
  return staffAddresses
    .map((each) => each.toLowerCase())
    .some((each) => sought === each || sought.startsWith(`${each}/`));
}

/** Gives the frame around these routes all their addresses, and those of staff screens, which load later. */
export function withAddresses(routes: RouteObject[]): RouteObject[] {
  const handle: FrameHandle = { addresses: new Set([...addressesOf(routes), ...staffAddresses]) };
  return routes.map((route) => ({ ...route, handle }));
}

/** Every address of the site that has a screen. */
export function useAddresses(): ReadonlySet<string> {
  const frame = useMatches().find(({ id }) => id === frameRouteId);
  return (frame?.handle as FrameHandle).addresses;
}
