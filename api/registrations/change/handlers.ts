import type { Handlers } from '../../platform/contract/handler.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import { findEvent } from '../../events/port.ts';
import type { AppContext } from '../../context.ts';
import { changeParty, quoteChange } from './change.ts';
import { actorOf } from '../link-key.ts';
import { loadRegistration } from '../load-registration.ts';
import { findRegistration } from '../store.ts';

type Operations = 'changeParty' | 'quotePartyChange';

/** Changing the contact or the people: a preview of the price, and the change itself. */
export function changeHandlers(context: AppContext): Pick<Handlers, Operations> {
  const { db } = context;
  return {
    async quotePartyChange({ path: { registrationId }, body }, reply, caller) {
      await actorOf(context, registrationId, caller);
      const record = await findRegistration(db, registrationId);
      const event = record && (await findEvent(db, record.eventId));
      if (!event) throw new ProblemError('not-found');
      return reply(200, quoteChange(event, record, body, context.clock()));
    },

    async changeParty({ path: { registrationId }, query: { lng }, body }, reply, caller) {
      const actor = await actorOf(context, registrationId, caller);
      await changeParty(context, registrationId, body, actor);
      return reply(200, await loadRegistration(context, registrationId, lng));
    },
  };
}
