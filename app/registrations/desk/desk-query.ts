import { partyNeeds, paymentStatuses, registrationStates } from '#contract/enums';
import { lists } from '#contract/lists';
import type { paths } from '#contract/schema';
import { orderOf, pageOf, pageSize, sortOf } from '../../platform/lists/list-address.ts';

type ApiQuery = NonNullable<paths['/registrations']['get']['parameters']['query']>;

/** What can be asked about payment: how far it came, that a promise is late, or that help is asked for. */
export const paymentFilters = [...paymentStatuses, 'overdue', 'help'] as const;

/** What can be asked about the contact's address. */
export const addressFilters = ['unconfirmed'] as const;

/** Order, page, words and filters of the list stand in the address, so that it can be kept, shared and gone back to. */
export function deskQuery(query: URLSearchParams) {
  return {
    order: orderOf(query, lists.listRegistrations.sortFields, lists.listRegistrations.sort),
    page: pageOf(query),
    search: query.get('search') ?? '',
    event: query.get('event') ?? '',
    state: registrationStates.find((state) => state === query.get('state')),
    payment: paymentFilters.find((payment) => payment === query.get('payment')),
    address: addressFilters.find((address) => address === query.get('address')),
    needs: partyNeeds.find((need) => need === query.get('needs')),
  };
}

function paymentQuery(
  payment: (typeof paymentFilters)[number] | undefined,
): Pick<ApiQuery, 'overdue' | 'asksForHelp' | 'paymentStatus'> {
  if (payment === 'overdue') return { overdue: true };
  if (payment === 'help') return { asksForHelp: true };
  return payment === undefined ? {} : { paymentStatus: payment };
}

/** The same as the API takes it. */
export function apiQuery(query: ReturnType<typeof deskQuery>, language: 'en' | 'es'): ApiQuery {
  const { order, page, search, event, state, payment, address, needs } = query;
  return {
    lng: language,
    page,
    pageSize,
    sort: sortOf(order),
    ...(search !== '' && { search: search.slice(0, 100) }),
    ...(event !== '' && { eventId: event.slice(0, 80) }),
    ...(state && { state }),
    ...paymentQuery(payment),
    ...(address && { unconfirmedAddress: true }),
    ...(needs && { needs }),
  };
}
