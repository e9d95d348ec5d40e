import { paymentStatuses, registrationStates } from '#contract/enums';
import type { paths } from '#contract/schema';
import { orderOf, pageOf, pageSize, sortOf } from '../lists/list-address.ts';

type ApiQuery = NonNullable<paths['/registrations']['get']['parameters']['query']>;

const sortFields = ['createdAt', 'contact', 'event', 'state', 'partySize'] as const;

/** What can be asked about payment: how far it came, or that a promise is late. */
export const paymentFilters = [...paymentStatuses, 'overdue'] as const;

/** Order, page, words and filters of the list stand in the address, so that it can be kept, shared and gone back to. */
export function deskQuery(query: URLSearchParams) {
  return {
    order: orderOf(query, sortFields, '-createdAt'),
    page: pageOf(query),
    search: query.get('search') ?? '',
    event: query.get('event') ?? '',
    state: registrationStates.find((state) => state === query.get('state')),
    payment: paymentFilters.find((payment) => payment === query.get('payment')),
  };
}

/** The same as the API takes it. */
export function apiQuery(query: ReturnType<typeof deskQuery>, language: 'en' | 'es'): ApiQuery {
  const { order, page, search, event, state, payment } = query;
  return {
    lng: language,
    page,
    pageSize,
    sort: sortOf(order),
    ...(search !== '' && { search: search.slice(0, 100) }),
    ...(event !== '' && { eventId: event.slice(0, 80) }),
    ...(state && { state }),
    ...(payment === 'overdue' ? { overdue: true } : payment && { paymentStatus: payment }),
  };
}
