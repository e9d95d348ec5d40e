import { furtherScreens, guardedScreens, manageMenu, mayOpen, parseUserTypes, type GuardedScreen } from '#rules/access';
import { unmatchedPath } from '../addresses/unmatched-path.ts';
import { useSession } from '../visitor/session-context.tsx';
import type { MessageId } from '../messages/messages.ts';
import { manageEntries } from '../shell/frame/navigation.ts';
import { useSite } from '../shell/site.ts';
import { useAddresses } from '../shell/navigate/addresses.ts';

/** A screen of the workspace: its address and its name. */
export interface NamedScreen {
  readonly href: string;
  readonly label: MessageId;
}

const desk = guardedScreens.manageRegistrations;

/** Screens that are in no menu of the specification, for everyone who may open them. */
const further: readonly { screen: GuardedScreen; label: MessageId }[] = [
  { screen: desk, label: 'desk.title' },
  { screen: { ...desk, path: unmatchedPath }, label: 'unmatched.title' },
  { screen: furtherScreens.events, label: 'eventDesk.title' },
  { screen: furtherScreens.unsignedWaivers, label: 'waiver.list.title' },
  { screen: furtherScreens.onlineSessions, label: 'onlineSession.title' },
  { screen: furtherScreens.contactMessages, label: 'contactDesk.title' },
  { screen: furtherScreens.heldForms, label: 'heldForms.title' },
  { screen: furtherScreens.auditTrail, label: 'audit.title' },
  { screen: furtherScreens.systemStatus, label: 'system.title' },
];

/** The screens that the user may open: the start page, the Manage entries in the specification's order, then all others. */
export function useScreens(): NamedScreen[][] {
  const { visitor } = useSession();
  const addresses = useAddresses();
  const { meetings } = useSite();
  if (visitor.kind !== 'user') return [];
  const held = parseUserTypes(visitor.user.userType);
  const named = ({ screen, label }: (typeof further)[number]): NamedScreen[] =>
    mayOpen(screen, held) ? [{ href: screen.path, label }] : [];
  const managed = manageEntries(visitor.user, addresses).map(
    (name): NamedScreen => ({ href: manageMenu[name].path, label: `manage.${name}` }),
  );
  const others = further
    // Without a provider there are no online sessions; their screen says how to configure one.
    .filter(({ screen }) => meetings || screen !== furtherScreens.onlineSessions)
    .flatMap(named)
    .filter(({ href }) => !managed.some((entry) => entry.href === href));
  const start = named({ screen: furtherScreens.workspace, label: 'workspace.title' });
  return [start, managed, others].filter((group) => group.length > 0);
}
