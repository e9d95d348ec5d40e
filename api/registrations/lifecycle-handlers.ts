import type { Handlers } from '../contract/handler.ts';
import type { Parts } from '../parts.ts';
import { readHistory } from './history.ts';
import { actorOf } from './key.ts';
import { acceptOffer, cancel, promote } from './lifecycle.ts';
import { loadRegistration } from './load.ts';
import { auditStaff } from './staff-audit.ts';

type Operations = 'cancelRegistration' | 'acceptOffer' | 'promoteRegistration' | 'listRegistrationHistory';

/** What changes a registration after it was made, by its party or by staff on its behalf. */
export function lifecycleHandlers(parts: Parts): Pick<Handlers, Operations> {
  const { db, secrets } = parts;
  return {
    async cancelRegistration({ path: { registrationId }, query: { lng }, body }, reply, caller) {
      const actor = actorOf(secrets, registrationId, caller);
      await cancel(parts, registrationId, body.version, actor, body.reason);
      await auditStaff(parts, actor, 'registration-cancelled', registrationId);
      return reply(200, await loadRegistration(parts, registrationId, lng));
    },

    async acceptOffer({ path: { registrationId }, query: { lng }, body }, reply, caller) {
      const actor = actorOf(secrets, registrationId, caller);
      await acceptOffer(parts, registrationId, body.version, actor);
      await auditStaff(parts, actor, 'registration-offer-accepted', registrationId);
      return reply(200, await loadRegistration(parts, registrationId, lng));
    },

    async promoteRegistration({ path: { registrationId }, query: { lng }, body }, reply, { session }) {
      const actor = actorOf(secrets, registrationId, { registrationKey: '', session });
      await promote(parts, registrationId, body.version, actor);
      await auditStaff(parts, actor, 'registration-promoted', registrationId);
      return reply(200, await loadRegistration(parts, registrationId, lng));
    },

    async listRegistrationHistory({ path: { registrationId }, query: { page } }, reply) {
      const history = await readHistory(db, registrationId, page);
      // Every registration has a first entry; without one there is no registration.
      if (history.total === 0) await loadRegistration(parts, registrationId, 'en');
      return reply(200, history);
    },
  };
}
