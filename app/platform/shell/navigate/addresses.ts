import { useMatches, type RouteObject } from 'react-router-dom';
import { frameRouteId } from '../frame/site.ts';

/** What the router keeps beside the frame's route. */
interface FrameHandle {
  /** Every address that has a screen. */
  addresses: ReadonlySet<string>;
}

/** Every address of these routes, so that menus link to screens that exist and to no others. */
export function addressesOf(routes: readonly RouteObject[]): Set<string> {
  const own = routes.flatMap(({ path }) => path ?? []);
  return new Set([...own, ...routes.flatMap(({ children }) => (children ? [...addressesOf(children)] : []))]);
}

/** Lets the frame around these routes know all their addresses. */
export function withAddresses(routes: RouteObject[]): RouteObject[] {
  const handle: FrameHandle = { addresses: addressesOf(routes) };
  return routes.map((route) => ({ ...route, handle }));
}

/** Every address of the site that has a screen. */
export function useAddresses(): ReadonlySet<string> {
  const frame = useMatches().find(({ id }) => id === frameRouteId);
  return (frame?.handle as FrameHandle).addresses;
}
