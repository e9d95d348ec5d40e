import { useAnnounce } from '#design-system';
import { useCallback, useEffect, useRef } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useLocation, useMatches } from 'react-router-dom';
import { useHasErrors, usePartTitle } from '../part-title.ts';
import type { Head, ScreenHandle } from '../screen.ts';
import { useSite } from '../frame/site.ts';
import { windowTitle } from '../window-title.ts';

/** What the open page says of itself. */
function useHead(intl: IntlShape): Head | undefined {
  const match = useMatches().at(-1);
  const handle = match?.handle as ScreenHandle | undefined;
  // A screen whose data could not be loaded has nothing to say of itself.
  if (!handle || !match || (handle.needsData && match.loaderData === undefined)) return undefined;
  return handle.head(intl, match.loaderData);
}

/**
 * Keeps the title of the window in step with the page. After a navigation inside the site, which no browser announces
 * by itself, the new title is announced and the focus moves to the start of the page's content.
 */
export function usePageArrival(): void {
  const intl = useIntl();
  const site = useSite();
  const head = useHead(intl);
  const part = usePartTitle();
  const hasErrors = useHasErrors();
  const page = part ?? head?.title;
  const isPassing = head?.isPassing;
  const title = page === undefined ? undefined : windowTitle(intl, page, site);
  const { pathname, search } = useLocation();
  // A filter makes another page of it; the step of a form or the page of a list does not.
  const place = `${pathname} ${new URLSearchParams(search).get('type') ?? ''}`;
  const arrivedAt = useRef(place);

  const arrive = useArrive();
  useLanguageArrival(intl);

  useEffect(() => {
    if (page !== undefined) document.title = windowTitle(intl, page, site, hasErrors);
  }, [intl, page, site, hasErrors]);

  useEffect(() => {
    if (!title) return;
    if (arrivedAt.current === place) return;
    arrivedAt.current = place;
    if (!isPassing) arrive(title);
  }, [title, place, isPassing, arrive]);
}

/** In milliseconds. Readers that take in a page whose every word has changed may pass over what is said in that moment. */
const settlesIn = 500;

/** Says in its own words that another language has come: all that one hears of the page changes, and no focus moves. */
function useLanguageArrival(intl: IntlShape): void {
  const announce = useAnnounce();
  const spokenIn = useRef(intl.locale);

  useEffect(() => {
    if (spokenIn.current === intl.locale) return;
    const timer = setTimeout(() => {
      spokenIn.current = intl.locale;
      announce(intl.formatMessage({ id: 'language.changed' }));
    }, settlesIn);
    return () => {
      clearTimeout(timer);
    };
  }, [intl, announce]);
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

/** The id of the heading that begins a part of a page. */
export const partStart = 'part-start';

/**
 * The same for a part of a page that takes another's place, such as the next step of a form. The focus goes to its
 * heading, which is read with it and scrolled into sight; announced is only what the heading does not say.
 */
export function usePartArrival(part: string, position?: string): void {
  const announce = useAnnounce();
  const arrivedAt = useRef(part);

  useEffect(() => {
    if (arrivedAt.current === part) return;
    arrivedAt.current = part;
    if (position !== undefined) announce(position);
    const heading = document.getElementById(partStart);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  }, [part, position, announce]);
}
