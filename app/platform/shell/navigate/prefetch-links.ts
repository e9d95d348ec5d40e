import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { ScreenHandle } from '../screen.ts';

/** How long a pointer or the focus rests on a link before it counts as meant, in ms: not in passing. */
const resting = 60;

/** The browser's own word on the connection, where it has one. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether someone pays for every byte or waits for it: then only a link that is touched is fetched. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** The page of this site that a link leads to; nothing for what the browser or another page opens. */
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

/** Fetches the code of a page's screen, and its data where they are the same for everyone. */
async function fetchPage(routes: RouteObject[], url: URL): Promise<void> {
  const [match] = matchRoutes(routes, url)?.slice(-1) ?? [];
  if (!match) return;
  const { route, params } = match;
  const resolved = typeof route.lazy === 'function' ? await route.lazy() : route;
  (resolved.handle as ScreenHandle | undefined)?.fetchAhead?.(url, params);
}

/**
 * Fetches what a link leads to while it is only hovered, focused or touched, so that the page behind it opens at once.
 * @param routes as the router has them, with what it has loaded already
 */
export function fetchLinksAhead(routes: () => RouteObject[]): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = (url: URL) => {
    // Without an answer nothing is lost: the page itself asks again, and says so.
    fetchPage(routes(), url).catch(() => undefined);
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
