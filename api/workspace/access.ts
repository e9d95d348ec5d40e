import { guardedScreens, holdsAny } from '../access/rules.ts';
import type { UserType } from '../access/rules.ts';
import { access } from '../platform/contract/access.gen.ts';
import type { components } from '../platform/contract/schema.gen.ts';

type Schemas = components['schemas'];

/** Who may see a count: those who may open the list that it counts. */
const countAccess: Readonly<Record<Schemas['OpenWorkKind'], readonly UserType[]>> = {
  overduePayments: access.listRegistrations.userTypes,
  offersEndingToday: access.listRegistrations.userTypes,
  missingSignatures: access.listUnsignedWaivers.userTypes,
  failedEmails: access.listRegistrations.userTypes,
  unmatchedPayments: access.listUnmatchedPayments.userTypes,
  stuckRefunds: access.listRegistrations.userTypes,
  helpRequests: access.listRegistrations.userTypes,
  unconfirmedAddresses: access.listRegistrations.userTypes,
  heldForms: access.listHeldForms.userTypes,
  newPrayerRequests: guardedScreens.listPrayerRequests.userTypes,
  newSabbathRequests: guardedScreens.listSabbathRequests.userTypes,
};

/** Whether someone who holds these types may see a count. */
export function maySeeCount(kind: Schemas['OpenWorkKind'], held: readonly UserType[]): boolean {
  return holdsAny(held, countAccess[kind]);
}

/** Whether someone who holds these types may see what events bring in and who has arrived. */
export function maySeeFigures(held: readonly UserType[]): boolean {
  return holdsAny(held, access.listRegistrationFigures.userTypes);
}

/** Who may see what colleagues did to what the audit trail calls by this word. */
const subjectAccess = {
  registration: access.listRegistrationHistory.userTypes,
  'unmatched-payment': access.listUnmatchedPayments.userTypes,
  user: access.listUserHistory.userTypes,
  contact: access.listHeldForms.userTypes,
  prayer: access.listHeldForms.userTypes,
  sabbath: access.listHeldForms.userTypes,
} as const satisfies Record<string, readonly UserType[]>;

/** What someone who holds these types may see the actions about: the first words of the audit trail's subjects. */
export function visibleSubjects(held: readonly UserType[]): string[] {
  return Object.entries(subjectAccess).flatMap(([subject, allowed]) => (holdsAny(held, allowed) ? [subject] : []));
}

const groupAccess = { parties: access.listRegistrations.userTypes, users: access.listUsers.userTypes } as const;

/** Whether someone who holds these types may find what is in a group; everyone knows the events. */
export function maySearch(group: keyof typeof groupAccess, held: readonly UserType[]): boolean {
  return holdsAny(held, groupAccess[group]);
}
