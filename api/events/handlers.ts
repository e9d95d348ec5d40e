import type { Handlers } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { AppContext } from '../context.ts';
import { presentEvent } from './present.ts';
import { sortEvents } from './rules.ts';
import { findPublicEvent, findPublicEvents } from './store.ts';

/** Handlers for public events. */
export function eventHandlers({ db, clock, config }: AppContext): Pick<Handlers, 'listEvents' | 'getEvent'> {
  return {
    async listEvents({ query: { lng, type } }, reply) {
      const now = clock();
      const events = (await findPublicEvents(db)).filter((event) => type === undefined || event.type === type);
      return reply(200, { items: sortEvents(events, now).map((event) => presentEvent(event, lng, now, config)) });
    },

    async getEvent({ path: { eventId }, query: { lng } }, reply) {
      const event = await findPublicEvent(db, eventId);
      if (!event) throw new ProblemError('not-found');
      return reply(200, presentEvent(event, lng, clock(), config));
    },
  };
}
