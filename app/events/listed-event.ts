import type { Schemas } from '../platform/client/client.ts';

type Event = Schemas['Event'];

/** An event as lists show it: whether it takes registrations, and no number that changes with every place that is taken. */
export type ListedEvent = Omit<Event, 'registration'> & { registration: Pick<Event['registration'], 'state'> };

/** Leaves the numbers out, so that the server renders a list again only when an event opens, fills or closes. */
export function listed({ registration: { state }, ...event }: Event): ListedEvent {
  return { ...event, registration: { state } };
}
