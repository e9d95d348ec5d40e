import { paymentStatuses, registrationStates } from '#contract/enums';
import type { paths } from '#contract/schema';

type ApiQuery = NonNullable<paths['/registrations']['get']['parameters']['query']>;

const sortFields = ['createdAt', 'contact', 'event', 'state', 'partySize'] as const;

/** What can be asked about payment: how far it came, or that a promise is late. */
export const paymentFilters = [...paymentStatuses, 'overdue'] as const;

/** Order, page, words and filters of the list stand in the address, so that it can be kept, shared and gone back to. */
export function deskQuery(query: URLSearchParams) {
  const sort = query.get('sort') ?? '-createdAt';
  const page = Number(query.get('page') ?? 1);
  return {
    columnId: sortFields.find((field) => field === sort.replace('-', '')) ?? 'createdAt',
    direction: sort.startsWith('-') ? ('descending' as const) : ('ascending' as const),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 400) : 1,
    search: query.get('search') ?? '',
    event: query.get('event') ?? '',
    state: registrationStates.find((state) => state === query.get('state')),
    payment: paymentFilters.find((payment) => payment === query.get('payment')),
  };
}

/** The same as the API takes it. */
export function apiQuery(query: ReturnType<typeof deskQuery>, language: 'en' | 'es'): ApiQuery {
  const { columnId, direction, page, search, event, state, payment } = query;
  return {
    lng: language,
    page,
    pageSize: 25,
    sort: direction === 'descending' ? (`-${columnId}` as const) : columnId,
    ...(search !== '' && { search: search.slice(0, 100) }),
    ...(event !== '' && { eventId: event.slice(0, 80) }),
    ...(state && { state }),
    ...(payment === 'overdue' ? { overdue: true } : payment && { paymentStatus: payment }),
  };
}
