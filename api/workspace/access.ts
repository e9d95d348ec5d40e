import { furtherScreens, guardedScreens, holdsAny } from '../access/rules.ts';
import type { UserType } from '../access/rules.ts';
import { formReaders } from '../forms/rules.ts';
import { access } from '../platform/contract/access.gen.ts';
import type { components } from '../platform/contract/schema.gen.ts';

type Schemas = components['schemas'];

/** The user types that may see a count: those that may open the counted list. */
const countAccess: Readonly<Record<Schemas['OpenWorkKind'], readonly UserType[]>> = {
  overduePayments: access.listRegistrations.userTypes,
  offersEndingToday: access.listRegistrations.userTypes,
  missingSignatures: access.listUnsignedWaivers.userTypes,
  failedEmails: access.listRegistrations.userTypes,
  unmatchedPayments: access.listUnmatchedPayments.userTypes,
  stuckRefunds: access.listRegistrations.userTypes,
  refundsLeft: access.listRegistrations.userTypes,
  helpRequests: access.listRegistrations.userTypes,
  unconfirmedAddresses: access.listRegistrations.userTypes,
  arrivalsToday: access.listDoorParties.userTypes,
  arrivalQuestions: access.listArrivalQuestions.userTypes,
  withoutBed: access.getRooming.userTypes,
  heldMessages: formReaders.contact,
  heldPrayerRequests: formReaders.prayer,
  heldSabbathRequests: formReaders.sabbath,
  newMessages: access.listContactMessages.userTypes,
  newPrayerRequests: access.listPrayerRequests.userTypes,
  undeliveredMessages: access.listContactMessages.userTypes,
  undeliveredPrayerRequests: access.listPrayerRequests.userTypes,
  undeliveredSabbathRequests: access.listSabbathRequests.userTypes,
  failedMailings: access.listMailings.userTypes,
  draftEvents: access.listStaffEvents.userTypes,
  newSabbathRequests: access.listSabbathRequests.userTypes,
  sessionsToday: access.listOnlineSessions.userTypes,
  sessionsWithoutHost: access.listOnlineSessions.userTypes,
  sessionsWithoutMeeting: access.listOnlineSessions.userTypes,
  systemWarnings: access.getSystemStatus.userTypes,
};

/** Whether someone with these types may see a count. */
export function maySeeCount(kind: Schemas['OpenWorkKind'], held: readonly UserType[]): boolean {
  return holdsAny(held, countAccess[kind]);
}

/** Whether someone with these types may see an event's income and arrivals. */
export function maySeeFigures(held: readonly UserType[]): boolean {
  return holdsAny(held, access.listRegistrationFigures.userTypes);
}

/** The user types that may see actions of colleagues, by the first word of the audit trail's subject. */
const subjectAccess = {
  registration: access.listRegistrationHistory.userTypes,
  'unmatched-payment': access.listUnmatchedPayments.userTypes,
  user: access.listUserHistory.userTypes,
  event: access.listStaffEvents.userTypes,
  ...formReaders,
} as const satisfies Record<string, readonly UserType[]>;

/** The subjects whose actions someone with these types may see, by their first words in the audit trail. */
export function visibleSubjects(held: readonly UserType[]): string[] {
  return Object.entries(subjectAccess).flatMap(([subject, allowed]) => (holdsAny(held, allowed) ? [subject] : []));
}

const groupAccess = {
  parties: access.listRegistrations.userTypes,
  users: access.listUsers.userTypes,
  mailings: access.listMailings.userTypes,
  rooms: access.listRooms.userTypes,
  staffEvents: access.listStaffEvents.userTypes,
  onlineSessions: access.listOnlineSessions.userTypes,
  ...formReaders,
} as const;

/** Whether someone with these types may search a group; everyone may search the events. */
export function maySearch(group: keyof typeof groupAccess, held: readonly UserType[]): boolean {
  return holdsAny(held, groupAccess[group]);
}

const listAccess: Readonly<Record<Schemas['ListName'], readonly UserType[]>> = {
  registrations: guardedScreens.manageRegistrations.userTypes,
  users: guardedScreens.listUsers.userTypes,
  'prayer-requests': guardedScreens.listPrayerRequests.userTypes,
  'sabbath-requests': guardedScreens.listSabbathRequests.userTypes,
  'prayer-table': guardedScreens.prayerRequestTable.userTypes,
  'contact-messages': furtherScreens.contactMessages.userTypes,
  'held-forms': furtherScreens.heldForms.userTypes,
  mailings: guardedScreens.sendEmail.userTypes,
  'staff-events': furtherScreens.events.userTypes,
  'online-sessions': furtherScreens.onlineSessions.userTypes,
  audit: furtherScreens.auditTrail.userTypes,
};

/** Whether someone with these types may open a list and therefore save views of it. */
export function mayOpenList(list: Schemas['ListName'], held: readonly UserType[]): boolean {
  return holdsAny(held, listAccess[list]);
}
