import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { ScreenHandle } from '../screen.ts';

/** How long a pointer or the focus must rest on a link before it counts, in ms. */
const resting = 60;

/** The browser's information about the connection, if it has any. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether data is expensive or slow: then only a touched link is prefetched. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** The page of this site that a link leads to; undefined if the browser or another page opens it. */
function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (
    !link ||
    link.origin !== window.location.origin ||
    link.hasAttribute('download') ||
    !/^(_self)?$/.test(link.target)
  )
    return undefined;
  const url = new URL(link.href);
  const isHere = url.pathname === window.location.pathname && url.search === window.location.search;
  const isFile = /\.\w+$/.test(url.pathname);
  return isHere || isFile ? undefined : url;
}

/** Returns the router's routes for a path, including the parts that are already loaded. */
type RoutesFor = (path: string) => Promise<RouteObject[]>;

/** Loads the code of a page's screen, and its data if they are the same for everyone. */
async function fetchPage(routesFor: RoutesFor, url: URL): Promise<void> {
  const [match] = matchRoutes(await routesFor(url.pathname), url)?.slice(-1) ?? [];
  if (!match) return;
  const { route, params } = match;
  const resolved = typeof route.lazy === 'function' ? await route.lazy() : route;
  (resolved.handle as ScreenHandle | undefined)?.fetchAhead?.(url, params);
}

/** Prefetches the target of a link that is hovered, focused or touched, so that its page opens at once. */
export function fetchLinksAhead(routesFor: RoutesFor): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (url: URL) => {
    // A failure does no harm: the page itself requests them again and reports errors.
    fetchPage(routesFor, url).catch(() => undefined);
  };
  const rest = ({ target }: Event) => {
    clearTimeout(timer);
    const url = pageOf(target);
    if (url && !isSparing()) timer = setTimeout(begin, resting, url);
  };
  const press = ({ target }: Event) => {
    clearTimeout(timer);
    const url = pageOf(target);
    if (url) begin(url);
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, rest, { passive: true });
  for (const type of ['pointerdown', 'touchstart'])
    document.addEventListener(type, press, { passive: true, capture: true });
}
