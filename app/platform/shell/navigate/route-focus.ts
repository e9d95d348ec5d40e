import { useAnnounce } from '#design-system';
import { useCallback, useEffect, useRef } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { useLocation, useMatches } from 'react-router-dom';
import { useHasErrors, usePartTitle } from '../title-state.ts';
import { isScreen, type Head, type ScreenHandle } from '../screen.ts';
import { useSite } from '../site.ts';
import { placeOf } from './place-of.ts';
import { windowTitle } from '../window-title.ts';

/** The head of the open page. */
function useHead(intl: IntlShape): Head | undefined {
  const match = useMatches().at(-1);
  const handle = match?.handle as ScreenHandle | undefined;
  // A screen whose data could not be loaded has no head.
  if (!handle || !match || (handle.needsData && match.loaderData === undefined)) return undefined;
  return handle.head(intl, match.loaderData);
}

/**
 * Keeps the window's title in sync with the page. After a navigation inside the site, which no browser announces by itself, the
 * new title is announced and the focus moves to the start of the page's content.
 */
export function usePageArrival(): void {
  const intl = useIntl();
  const site = useSite();
  const head = useHead(intl);
  const part = usePartTitle();
  const hasErrors = useHasErrors();
  const page = part ?? head?.title;
  const isPassing = head?.isPassing;
  // Right after a navigation, the part is still that of the previous page, such as the last step of a form.
  const title = head === undefined ? undefined : windowTitle(intl, head.title, site);
  const { pathname, search } = useLocation();
  // A detail beside a list is part of the list's screen, which moves the focus itself.
  const screen = useMatches().find(({ handle }) => isScreen(handle))?.pathname ?? pathname;
  const place = placeOf(screen, search);
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

/** In milliseconds. Screen readers that are processing a completely changed page may miss an announcement at that moment. */
export const settlesIn = 500;

/** Announces a change of language in the new language: everything a listener hears changes, and the focus does not move. */
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

/** Moves the focus to the start of the page's content, such as when all of it is replaced together with the pressed button. */
export function focusContent(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Moves the focus to where the reader is now, and announces it once the new page has settled. */
function useArrive(): (place: string) => void {
  const announce = useAnnounce();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  return useCallback(
    (place) => {
      focusContent();
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        announce(place);
      }, settlesIn);
    },
    [announce],
  );
}

/** The id of the heading at the start of a page's section. */
export const partStart = 'part-start';

/**
 * The same for a section that replaces another, such as the next step of a form. The focus goes to its heading, which is then
 * read and scrolled into view; only what the heading does not say is announced.
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
