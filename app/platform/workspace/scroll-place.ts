import { fitsBesideList } from '#design-system';
import type { useLocation, useMatches } from 'react-router-dom';
import { isScreen } from '../shell/screen.ts';

/**
 * The key under which the scroll position of a page is saved. A list with details has its own, by path and query, so it stays while
 * a detail is open and when its reader comes back in any way. All other pages use their place in the history.
 */
export function scrollPlace(
  { key, search }: ReturnType<typeof useLocation>,
  matches: ReturnType<typeof useMatches>,
): string {
  const screens = matches.filter(({ handle }) => isScreen(handle));
  const [list] = screens;
  const isOpen = screens.length > 1;
  if (list === undefined || !isScreen(list.handle) || !list.handle.isList || (isOpen && !fitsBesideList())) return key;
  return `${list.pathname}${search}`;
}
