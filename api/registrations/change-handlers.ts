import type { Handlers } from '../contract/handler.ts';
import { ProblemError } from '../contract/problem.ts';
import { findEvent } from '../events/store.ts';
import type { Parts } from '../parts.ts';
import { changeParty, quoteChange } from './change.ts';
import { actorOf } from './key.ts';
import { loadRegistration } from './load.ts';
import { auditStaff } from './staff-audit.ts';
import { findRegistration } from './store.ts';

type Operations = 'changeParty' | 'quotePartyChange';

/** Another contact, other people: what it would cost, and the change itself. */
export function changeHandlers(parts: Parts): Pick<Handlers, Operations> {
  const { db, secrets } = parts;
  return {
    async quotePartyChange({ path: { registrationId }, body }, reply, caller) {
      actorOf(secrets, registrationId, caller);
      const record = await findRegistration(db, registrationId);
      const event = record && (await findEvent(db, record.eventId));
      if (!event) throw new ProblemError('not-found');
      return reply(200, quoteChange(event, record, body));
    },

    async changeParty({ path: { registrationId }, query: { lng }, body }, reply, caller) {
      const actor = actorOf(secrets, registrationId, caller);
      await changeParty(parts, registrationId, body, actor);
      await auditStaff(parts, actor, 'registration-changed', registrationId);
      return reply(200, await loadRegistration(parts, registrationId, lng));
    },
  };
}
