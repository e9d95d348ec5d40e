import { furtherScreens, guardedScreens, manageMenu, mayOpen, parseUserTypes, type GuardedScreen } from '#rules/access';
import { unmatchedPath } from '../../payments/unmatched/unmatched-path.ts';
import { useSession } from '../../session/session-context.tsx';
import type { MessageId } from '../messages/messages.ts';
import { manageEntries } from '../shell/frame/navigation.ts';
import { useAddresses } from '../shell/navigate/addresses.ts';

/** A screen of the staff: where it is and how it is called. */
export interface NamedScreen {
  readonly href: string;
  readonly label: MessageId;
}

const desk = guardedScreens.manageRegistrations;

/** Screens that are in no menu of the specification, for everyone who may open them. */
const further: readonly { screen: GuardedScreen; label: MessageId }[] = [
  { screen: desk, label: 'desk.title' },
  { screen: { ...desk, path: unmatchedPath }, label: 'unmatched.title' },
  { screen: furtherScreens.unsignedWaivers, label: 'waiver.list.title' },
  { screen: furtherScreens.auditTrail, label: 'audit.title' },
];

/** The screens that the user may open: where the day begins, the Manage entries in the specification's order, then all others. */
export function useScreens(): NamedScreen[][] {
  const { visitor } = useSession();
  const addresses = useAddresses();
  if (visitor.kind !== 'user') return [];
  const held = parseUserTypes(visitor.user.userType);
  const named = ({ screen, label }: (typeof further)[number]): NamedScreen[] =>
    mayOpen(screen, held) ? [{ href: screen.path, label }] : [];
  const managed = manageEntries(visitor.user, addresses).map(
    (name): NamedScreen => ({ href: manageMenu[name].path, label: `manage.${name}` }),
  );
  const others = further.flatMap(named).filter(({ href }) => !managed.some((entry) => entry.href === href));
  const start = named({ screen: furtherScreens.workspace, label: 'workspace.title' });
  return [start, managed, others].filter((group) => group.length > 0);
}
