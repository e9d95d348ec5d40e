import { furtherScreens, guardedScreens, manageMenu, mayOpen, parseUserTypes, type GuardedScreen } from '#rules/access';
import type { WorkspaceNav } from '#design-system';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { unmatchedPath } from '../../payments/unmatched/unmatched-path.ts';
import { useSession } from '../../session/session-context.tsx';
import type { MessageId } from '../messages/messages.ts';
import { useAddresses } from '../shell/navigate/addresses.ts';
import { manageEntries } from '../shell/frame/navigation.ts';

const desk = guardedScreens.manageRegistrations;

/** Screens that are in no menu of the specification, for everyone who may open them. */
const further: readonly { screen: GuardedScreen; label: MessageId }[] = [
  { screen: desk, label: 'desk.title' },
  { screen: { ...desk, path: unmatchedPath }, label: 'unmatched.title' },
  { screen: furtherScreens.unsignedWaivers, label: 'waiver.list.title' },
  { screen: furtherScreens.auditTrail, label: 'audit.title' },
];

/** The screens at the side: where the day begins, the Manage entries of the user's types in the specification's order, then all others. */
export function useWorkspaceNav(): WorkspaceNav {
  const intl = useIntl();
  const { visitor } = useSession();
  const addresses = useAddresses();
  const { pathname } = useLocation();

  const user = visitor.kind === 'user' ? visitor.user : undefined;
  const managed = user
    ? manageEntries(user, addresses).map((name) => ({
        label: intl.formatMessage({ id: `manage.${name}` }),
        href: manageMenu[name].path,
      }))
    : [];
  const others = further
    .filter(({ screen }) => user && mayOpen(screen, parseUserTypes(user.userType)))
    .map(({ screen, label }) => ({ label: intl.formatMessage({ id: label }), href: screen.path }))
    .filter(({ href }) => !managed.some((entry) => entry.href === href));

  const start =
    user && mayOpen(furtherScreens.workspace, parseUserTypes(user.userType))
      ? [{ label: intl.formatMessage({ id: 'workspace.title' }), href: furtherScreens.workspace.path }]
      : [];

  const groups = [start, managed, others].filter((group) => group.length > 0);
  const open = currentPath(
    groups.flat().map(({ href }) => href),
    pathname,
  );
  return {
    label: intl.formatMessage({ id: 'workspace.screens' }),
    buttonLabel: intl.formatMessage({ id: 'nav.manage' }),
    groups: groups.map((group) =>
      group.map((entry) =>
        entry.href === open
          ? { ...entry, current: open === pathname ? ('page' as const) : ('section' as const) }
          : entry,
      ),
    ),
  };
}

/** The screen that the open address belongs to: the longest path that it begins with. */
function currentPath(paths: readonly string[], pathname: string): string | undefined {
  return paths
    .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((one, other) => other.length - one.length)[0];
}
