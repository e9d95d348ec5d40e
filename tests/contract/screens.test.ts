import { expect, test } from 'vitest';
import { furtherScreens, guardedScreens, userTypes } from '../../api/access/rules.ts';
import { access } from '../../api/platform/contract/access.gen.ts';

type Screen = keyof typeof furtherScreens | keyof typeof guardedScreens;

/** The operation that fills each guarded screen. A screen without one does not compile. */
const filledBy = {
  manageRegistrations: 'listRegistrations',
  listSabbathRequests: 'listSabbathRequests',
  listPrayerRequests: 'listPrayerRequests',
  prayerRequestSummary: 'getPrayerSummary',
  prayerRequestTiles: 'listPrayerCards',
  prayerRequestTable: 'listPrayerRequests',
  listRegistration: 'listRegistrationFigures',
  listUsers: 'listUsers',
  sendEmail: 'listMailings',
  reports: 'listReports',
  myInfo: 'getAccount',
  workspace: 'getWorkspace',
  auditTrail: 'listAuditEntries',
  systemStatus: 'getSystemStatus',
  contactMessages: 'listContactMessages',
  heldForms: 'listHeldForms',
  onlineSessions: 'listOnlineSessions',
  events: 'listStaffEvents',
  unsignedWaivers: 'listUnsignedWaivers',
} as const satisfies Record<Screen, keyof typeof access>;

/** Two screens share the list of prayer requests: the specification opens the queue to P and D, and the table to P alone. */
const narrower: readonly string[] = ['prayerRequestTable'];

test.each(Object.entries({ ...guardedScreens, ...furtherScreens }))(
  'the API fills the screen %s for exactly the user types that may open it',
  (name, screen) => {
    const operation = access[filledBy[name as Screen]];
    const called: readonly string[] = operation.userTypes;
    const opened: readonly string[] = 'userTypes' in screen ? screen.userTypes : userTypes;
    expect(opened.filter((type) => !called.includes(type))).toEqual([]);
    if (!narrower.includes(name)) expect(called.filter((type) => !opened.includes(type))).toEqual([]);
  },
);
