import { deskActions } from './of-desks.ts';
import { eventActions } from './of-events.ts';
import { mailingActions } from './of-mailings.ts';
import { accountActions, partyActions } from './of-others.ts';
import { roomingActions } from './of-rooming.ts';
import { sessionActions } from './of-sessions.ts';
import { registrationActions, userActions } from './of-staff.ts';
import type { Action, AuditSite } from './site.ts';

const groups = {
  registrations: registrationActions,
  users: userActions,
  desks: deskActions,
  mailings: mailingActions,
  events: eventActions,
  sessions: sessionActions,
  rooming: roomingActions,
  accounts: accountActions,
  parties: partyActions,
};

/** Returns every recorded action, with the group that prepares it. */
export function recordedActions(
  site: () => AuditSite,
): readonly { readonly name: string; readonly group: string; readonly action: Action }[] {
  return Object.entries(groups).flatMap(([group, make]) =>
    Object.entries(make(site)).map(([name, action]) => ({ name, group, action })),
  );
}

/** Returns the operation of an action's name. */
export const operationOf = (name: string): string => name.replace(/:.*/, '');
