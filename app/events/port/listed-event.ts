import type { Schemas } from '../../platform/client/client.ts';

type Event = Schemas['Event'];

/** An event for lists: whether it takes registrations, without numbers that change with every booked place. */
export type ListedEvent = Omit<Event, 'registration'> & { registration: Pick<Event['registration'], 'state'> };

/** Removes the numbers, so that the server renders a list again only when an event opens, fills or closes. */
export function listed({ registration: { state }, ...event }: Event): ListedEvent {
  return { ...event, registration: { state } };
}

/** Whether an event is still to come or takes place now: it is neither canceled nor completed. */
export function isComing({ registration: { state } }: Pick<ListedEvent, 'registration'>): boolean {
  return state !== 'completed' && state !== 'cancelled';
}
