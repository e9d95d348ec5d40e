import { useAnnounce } from '#design-system';
import { useCallback, useEffect, useRef } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useLocation, useMatches } from 'react-router-dom';
import type { Head, ScreenHandle } from './screen.ts';
import { useSite } from './site.ts';
import { windowTitle } from './window-title.ts';

/** What the open page says of itself. */
function useHead(intl: IntlShape): Head | undefined {
  const match = useMatches().at(-1);
  const handle = match?.handle as ScreenHandle | undefined;
  // A screen that failed to load has no data to speak of.
  return handle && match ? handle.head(intl, match.loaderData) : undefined;
}

/**
 * Keeps the title of the window in step with the page. After a navigation inside the site, which no browser announces
 * by itself, the new title is announced and the focus moves to the start of the page's content.
 */
export function usePageArrival(): void {
  const intl = useIntl();
  const site = useSite();
  const head = useHead(intl);
  const title = head && windowTitle(intl, head, site);
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);

  const arrive = useArrive();

  useEffect(() => {
    if (!title) return;
    document.title = title;
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    arrive(title);
  }, [title, pathname, arrive]);
}

/** Says where the reader now is, and takes the focus there. */
function useArrive(): (place: string) => void {
  const announce = useAnnounce();
  return useCallback(
    (place) => {
      announce(place);
      document.getElementById('main')?.focus({ preventScroll: true });
    },
    [announce],
  );
}

/** The same for a part of a page that takes another's place, such as the next step of a form; scrolls to its start. */
export function usePartArrival(part: string, name: string): void {
  const arrive = useArrive();
  const arrivedAt = useRef(part);

  useEffect(() => {
    if (arrivedAt.current === part) return;
    arrivedAt.current = part;
    arrive(name);
    window.scrollTo({ top: 0 });
  }, [part, name, arrive]);
}
