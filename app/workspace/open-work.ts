import { furtherScreens, guardedScreens } from '#rules/access';
import type { IntlShape } from 'react-intl';
import { unmatchedPath } from '../payments/unmatched/unmatched-path.ts';
import type { Schemas } from '../platform/client/client.ts';
import { desk } from '../registrations/desk/addresses.ts';

/** What waits, as the API counts it. */
export type OpenWork = Schemas['OpenWork'];

const withQuery = (path: string, query: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(query).toString()}`;

const ofEvent = ({ eventId }: OpenWork): Record<string, string> => (eventId === undefined ? {} : { event: eventId });

/** The list that holds what is counted, filtered by it. */
const lists: Readonly<Record<OpenWork['kind'], ((work: OpenWork) => string) | undefined>> = {
  overduePayments: () => withQuery(desk.list, { payment: 'overdue' }),
  offersEndingToday: () => withQuery(desk.list, { needs: 'offerEndsToday' }),
  missingSignatures: (work) => withQuery(furtherScreens.unsignedWaivers.path, ofEvent(work)),
  failedEmails: () => withQuery(desk.list, { needs: 'failedEmail' }),
  unmatchedPayments: () => unmatchedPath,
  stuckRefunds: () => withQuery(desk.list, { needs: 'stuckRefund' }),
  helpRequests: () => withQuery(desk.list, { payment: 'help' }),
  unconfirmedAddresses: (work) => withQuery(desk.list, { ...ofEvent(work), address: 'unconfirmed' }),
  heldForms: undefined,
  newPrayerRequests: () => withQuery(guardedScreens.listPrayerRequests.path, { state: 'new' }),
  newSabbathRequests: () => withQuery(guardedScreens.listSabbathRequests.path, { state: 'new' }),
};

/** The way to what is counted; undefined where no screen of the site lists it. */
export function openWorkAddress(work: OpenWork, addresses: ReadonlySet<string>): string | undefined {
  const address = lists[work.kind]?.(work);
  return address !== undefined && addresses.has(address.replace(/\?.*/, '')) ? address : undefined;
}

/** How much waits, as it is written. */
export function openWorkCount(intl: IntlShape, { count, countIsExact }: OpenWork): string {
  return countIsExact ? intl.formatNumber(count) : intl.formatMessage({ id: 'workspace.moreThan' }, { count });
}

const requests: readonly OpenWork['kind'][] = ['newPrayerRequests', 'newSabbathRequests'];

/** How much waits in the list at a path: the number, and the words after its name; undefined where nothing does. */
export function waitingAt(
  intl: IntlShape,
  path: string,
  openWork: readonly OpenWork[],
): { number: number; words: string } | undefined {
  const there = openWork.filter((work) => lists[work.kind]?.(work).replace(/\?.*/, '') === path);
  const count = there.reduce((sum, work) => sum + work.count, 0);
  if (count === 0) return undefined;
  const areNew = there.every(({ kind }) => requests.includes(kind));
  return {
    number: count,
    words: intl.formatMessage({ id: areNew ? 'workspace.count.new' : 'workspace.count.open' }, { count }),
  };
}
