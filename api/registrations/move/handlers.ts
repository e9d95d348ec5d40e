import type { Handlers } from '../../platform/contract/handler.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import { findEvent } from '../../events/port.ts';
import type { AppContext } from '../../context.ts';
import { countSignatures } from '../../signatures/port.ts';
import { loadRegistration } from '../load-registration.ts';
import { findRegistration } from '../store.ts';
import { moveParty, quoteMove } from './move.ts';

type Operations = 'moveParty' | 'quotePartyMove';

/** Moving a party to another event: a preview of what changes, and the move itself. */
export function moveHandlers(context: AppContext): Pick<Handlers, Operations> {
  const { db, waivers } = context;
  return {
    async quotePartyMove({ path: { registrationId }, body: { eventId } }, reply) {
      const [record, event] = await Promise.all([findRegistration(db, registrationId), findEvent(db, eventId)]);
      if (!record || !event) throw new ProblemError('not-found');
      const moved = await quoteMove(context, record, event);
      const signatures = await countSignatures(db, record, waivers[event.type].en.version);
      return reply(200, { ...moved, signatures });
    },

    async moveParty({ path: { registrationId }, query: { lng }, body }, reply, { session: { userId } }) {
      await moveParty(context, registrationId, body, { by: 'staff', userId });
      return reply(200, await loadRegistration(context, registrationId, lng));
    },
  };
}
