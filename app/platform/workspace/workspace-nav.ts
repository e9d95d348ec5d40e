import type { WorkspaceNav } from '#design-system';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useScreens } from './screens.ts';

/** The amount of open work in the screen at a path, for display, and the text after its name; undefined if nothing is open. */
export type CountAt = (path: string) => { shown: string; words: string } | undefined;

/** The screens in the side menu, with the amount of open work in each. */
export function useWorkspaceNav(countAt: CountAt): WorkspaceNav {
  const intl = useIntl();
  const { pathname } = useLocation();
  const groups = useScreens();
  const open = currentPath(
    groups.flat().map(({ href }) => href),
    pathname,
  );
  return {
    label: intl.formatMessage({ id: 'workspace.screens' }),
    buttonLabel: intl.formatMessage({ id: 'nav.manage' }),
    groups: groups.map((group) =>
      group.map(({ href, label }) => ({
        href,
        label: intl.formatMessage({ id: label }),
        count: countAt(href),
        ...(href === open && { current: open === pathname ? ('page' as const) : ('section' as const) }),
      })),
    ),
  };
}

/** The screen that the open address belongs to: the longest path that it begins with. */
function currentPath(paths: readonly string[], pathname: string): string | undefined {
  return paths
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((one, other) => other.length - one.length)[0];
}
