import type { AppContext } from '../../context.ts';
import { findEvent } from '../../events/port.ts';
import { isComing } from '../../events/rules.ts';
import type { Handlers } from '../../platform/contract/handler.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import { rowsOnPage } from '../../platform/paging/rules.ts';
import { applyPrices } from './apply-prices.ts';
import { findPriceDifferences } from './differences.ts';

type Operations = 'listPriceDifferences' | 'applyPrices';

const pageSize = 50;

/** Handlers for prices that changed after parties agreed on theirs. */
export function newPriceHandlers(context: AppContext): Pick<Handlers, Operations> {
  const { db, clock } = context;
  /** @throws ProblemError `not-found`, also for a draft. */
  const eventOf = async (eventId: string) => {
    const event = await findEvent(db, eventId);
    if (!event) throw new ProblemError('not-found');
    return event;
  };
  return {
    async listPriceDifferences({ path: { eventId }, query: { page } }, reply) {
      const event = await eventOf(eventId);
      const all = isComing(event, clock()) ? await findPriceDifferences(db, event) : [];
      const items = rowsOnPage(all, { page, pageSize });
      return reply(200, { items, page, pageSize, total: all.length });
    },

    async applyPrices({ path: { eventId }, body }, reply, { session: { userId } }) {
      await eventOf(eventId);
      return reply(200, { items: await applyPrices(context, eventId, body, userId) });
    },
  };
}
