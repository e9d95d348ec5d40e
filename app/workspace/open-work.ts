import { furtherScreens, guardedScreens } from '#rules/access';
import type { IntlShape } from 'react-intl';
import { doorAddress } from '../platform/addresses/door-address.ts';
import { unmatchedPath } from '../platform/addresses/unmatched-path.ts';
import type { Schemas } from '../platform/client/client.ts';
import { roomingAddress } from '../platform/addresses/rooming-address.ts';
import { desk } from '../platform/addresses/desk-addresses.ts';

/** Open work, as the API counts it. */
export type OpenWork = Schemas['OpenWork'];

const withQuery = (path: string, query: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(query).toString()}`;

const ofEvent = ({ eventId }: OpenWork): Record<string, string> => (eventId === undefined ? {} : { event: eventId });

const atDoor = ({ eventId = '' }: OpenWork) => doorAddress(eventId);

const undelivered = { answer: 'undelivered' };

/** The list that contains the counted items, with the matching filter. */
const lists: Readonly<Record<OpenWork['kind'], (work: OpenWork) => string>> = {
  overduePayments: () => withQuery(desk.list, { payment: 'overdue' }),
  offersEndingToday: () => withQuery(desk.list, { needs: 'offerEndsToday' }),
  missingSignatures: (work) => withQuery(furtherScreens.unsignedWaivers.path, ofEvent(work)),
  failedEmails: () => withQuery(desk.list, { needs: 'failedEmail' }),
  unmatchedPayments: () => unmatchedPath,
  stuckRefunds: () => withQuery(desk.list, { needs: 'stuckRefund' }),
  refundsLeft: (work) => withQuery(desk.list, { ...ofEvent(work), needs: 'refundLeft' }),
  helpRequests: () => withQuery(desk.list, { payment: 'help' }),
  unconfirmedAddresses: (work) => withQuery(desk.list, { ...ofEvent(work), address: 'unconfirmed' }),
  arrivalsToday: atDoor,
  arrivalQuestions: atDoor,
  withoutBed: ({ eventId = '' }) => roomingAddress(eventId),
  heldMessages: () => withQuery(furtherScreens.heldForms.path, { kind: 'contact' }),
  heldPrayerRequests: () => withQuery(furtherScreens.heldForms.path, { kind: 'prayer' }),
  heldSabbathRequests: () => withQuery(furtherScreens.heldForms.path, { kind: 'sabbath' }),
  newMessages: () => withQuery(furtherScreens.contactMessages.path, { state: 'new' }),
  newPrayerRequests: () => withQuery(guardedScreens.listPrayerRequests.path, { state: 'new' }),
  draftEvents: () => withQuery(furtherScreens.events.path, { state: 'draft' }),
  failedMailings: () => withQuery(guardedScreens.sendEmail.path, { state: 'incomplete' }),
  sessionsToday: () => withQuery(furtherScreens.onlineSessions.path, { during: 'today' }),
  sessionsWithoutHost: () => withQuery(furtherScreens.onlineSessions.path, { lacks: 'host' }),
  sessionsWithoutMeeting: () => withQuery(furtherScreens.onlineSessions.path, { lacks: 'meeting' }),
  newSabbathRequests: () => withQuery(guardedScreens.listSabbathRequests.path, { state: 'new' }),
  undeliveredMessages: () => withQuery(furtherScreens.contactMessages.path, undelivered),
  undeliveredPrayerRequests: () => withQuery(guardedScreens.listPrayerRequests.path, undelivered),
  undeliveredSabbathRequests: () => withQuery(guardedScreens.listSabbathRequests.path, undelivered),
  systemWarnings: () => furtherScreens.systemStatus.path,
};

/** The link to the counted items. */
export function openWorkAddress(work: OpenWork): string {
  return lists[work.kind](work);
}

/** A count for display, with a plus sign if there are more than were counted. */
export function openWorkCount(
  intl: IntlShape,
  { count, countIsExact }: Pick<OpenWork, 'count' | 'countIsExact'>,
): string {
  return countIsExact ? intl.formatNumber(count) : intl.formatMessage({ id: 'workspace.moreThan' }, { count });
}

const requests: readonly OpenWork['kind'][] = ['newPrayerRequests', 'newSabbathRequests', 'newMessages'];

/** Kinds that are counted only on the start page: a menu would count the same sessions and requests twice. */
const notInMenu: readonly OpenWork['kind'][] = [
  'sessionsToday',
  'sessionsWithoutHost',
  'undeliveredMessages',
  'undeliveredPrayerRequests',
  'undeliveredSabbathRequests',
];

/** The count for the list at a path: for display, and the text after its name; undefined if nothing is open. */
export function waitingAt(
  intl: IntlShape,
  path: string,
  openWork: readonly OpenWork[],
): { shown: string; words: string } | undefined {
  const there = openWork.filter(
    (work) => !notInMenu.includes(work.kind) && lists[work.kind](work).replace(/\?.*/, '') === path,
  );
  const count = there.reduce((sum, work) => sum + work.count, 0);
  if (count === 0) return undefined;
  const areNew = there.every(({ kind }) => requests.includes(kind));
  const shown = openWorkCount(intl, { count, countIsExact: there.every(({ countIsExact }) => countIsExact) });
  return {
    shown,
    words: intl.formatMessage({ id: areNew ? 'workspace.count.new' : 'workspace.count.open' }, { count, shown }),
  };
}
