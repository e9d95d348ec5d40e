import {
  ageBandNames,
  eventSums,
  partyNeeds,
  partyRoomings,
  paymentStatuses,
  presences,
  registrationStates,
} from '#contract/enums';
import { lists } from '#contract/lists';
import type { paths } from '#contract/schema';
import { orderOf, pageOf, pageSize, sortOf } from '../../platform/lists/list-address.ts';
import { listQuestion } from '../../platform/lists/list-question.ts';

type ApiQuery = NonNullable<paths['/registrations']['get']['parameters']['query']>;

/** The payment filters: the status, an overdue promise, a request for help, or the total that includes a party. */
export const paymentFilters = [...paymentStatuses, 'overdue', 'help', ...eventSums] as const;

/** The filters of the contact's address. */
export const addressFilters = ['unconfirmed'] as const;

/** The address contains order, page, search and filters of the list, so that it can be saved, shared and revisited. */
export function deskQuery(query: URLSearchParams) {
  return {
    order: orderOf(query, lists.listRegistrations.sortFields, lists.listRegistrations.sort),
    page: pageOf(query),
    filtered: filtersOf(query),
  };
}

export type DeskFilters = ReturnType<typeof filtersOf>;

function filtersOf(query: URLSearchParams) {
  return {
    search: query.get('search') ?? '',
    event: query.get('event') ?? '',
    state: registrationStates.find((state) => state === query.get('state')),
    payment: paymentFilters.find((payment) => payment === query.get('payment')),
    address: addressFilters.find((address) => address === query.get('address')),
    needs: partyNeeds.find((need) => need === query.get('needs')),
    band: ageBandNames.find((band) => band === query.get('band')),
    presence: presences.find((presence) => presence === query.get('presence')),
    rooms: partyRoomings.find((rooms) => rooms === query.get('rooms')),
  };
}

/** The four filters of the API that are one choice on the screen. */
function paymentQuery(payment: (typeof paymentFilters)[number] | undefined) {
  return {
    money: eventSums.find((sum) => sum === payment),
    overdue: payment === 'overdue',
    asksForHelp: payment === 'help',
    paymentStatus: paymentStatuses.find((status) => status === payment),
  };
}

/** The same query in the API's format. */
export function apiQuery(query: ReturnType<typeof deskQuery>, language: 'en' | 'es'): ApiQuery {
  const { order, page, filtered } = query;
  const { search, event, state, payment, address, needs, band, presence, rooms } = filtered;
  return listQuestion<'listRegistrations'>(
    { lng: language, page, pageSize, sort: sortOf(order) },
    {
      search: search.slice(0, 100),
      eventId: event.slice(0, 80),
      state,
      ...paymentQuery(payment),
      unconfirmedAddress: address && true,
      needs,
      band,
      presence,
      rooms,
    },
  );
}
