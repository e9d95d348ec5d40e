import type { Handlers } from '../platform/contract/handler.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import { findPublicEvent } from '../events/port.ts';
import type { AppContext } from '../context.ts';
import { quoteProblem } from './problem.ts';
import { quote } from './quote.ts';

/** Handlers for public prices. */
export function pricingHandlers({ db }: AppContext): Pick<Handlers, 'createQuote'> {
  return {
    async createQuote({ body: { eventId, rooms, members } }, reply) {
      const event = await findPublicEvent(db, eventId);
      if (!event) throw new ProblemError('not-found');
      const result = quote(event, rooms, members);
      if (result.refusal) throw quoteProblem(result.refusal);
      return reply(200, result.quote);
    },
  };
}
