import type { Input } from '../../../../api/platform/contract/handler.ts';
import type { lists } from '../../../../api/platform/contract/lists.gen.ts';

/* One example for each query parameter of each paginated list. A filter without an example does not compile. */
type Lists = typeof lists;
export type Examples = {
  [List in keyof Lists]: {
    [Name in Lists[List]['filters'][number]]: Name extends keyof Required<Input<List>['query']>
      ? Required<Input<List>['query']>[Name]
      : never;
  };
};

export const examples: Examples = {
  listRegistrations: {
    search: 'delgado',
    eventId: 'list-other',
    state: 'waitlisted',
    paymentStatus: 'partPaid',
    overdue: true,
    asksForHelp: true,
    unconfirmedAddress: true,
    needs: 'stuckRefund',
    band: 'teen',
    money: 'received',
    presence: 'left',
    rooms: 'stepFree',
  },
  getWaitingList: {},
  listDoorParties: { since: '2027-04-01T12:05:30.000Z' },
  listArrivalQuestions: {},
  listRegistrationHistory: {},
  listPriceDifferences: {},
  listUnsignedWaivers: {},
  listUsers: { search: 'vela', type: 'P', state: 'inactive' },
  listUserHistory: {},
  listPrayerRequests: { search: 'list-word', state: 'prayed', writtenIn: 'es', unshared: true, undelivered: true },
  listSabbathRequests: {
    search: 'list-word',
    state: 'archived',
    kind: 'retreat',
    day: '2027-04-24',
    undelivered: true,
  },
  listContactMessages: { search: 'list-word', state: 'answered', undelivered: true },
  listHeldForms: {
    search: 'list-word',
    kind: 'prayer',
    reason: 'links',
    from: '2027-03-04T00:00:00.000Z',
    to: '2027-03-04T00:00:00.000Z',
  },
  listStaffEvents: { search: 'zenith', state: 'concluded' },
  listOnlineSessions: { search: 'list-word', kind: 'saturdayPrayer', during: 'past', lacks: 'host' },
  listMailings: { search: 'lost-word', state: 'paused' },
  listMailingRecipients: { search: 'zapata n0@', state: 'failed' },
  listAuditEntries: {
    action: 'user-changed',
    actorUserId: 777,
    subject: 'user:778',
    from: '2027-03-02T00:00:00.000Z',
    to: '2027-03-02T00:00:00.000Z',
  },
};

/** Example values for the parameters that any list may have. */
export const common: Readonly<Record<string, unknown>> = { page: 400, pageSize: 5, lng: 'es' };
