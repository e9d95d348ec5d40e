import type { Handlers } from '../../platform/contract/handler.ts';
import type { AppContext } from '../../context.ts';
import { readHistory } from '../history.ts';
import { actorOf, requireKey } from '../link-key.ts';
import { confirmAddress, confirmAddressByPhone } from './confirm-address.ts';
import { acceptOffer, promote } from './holds-and-offers.ts';
import { cancel } from './cancel.ts';
import { loadRegistration } from '../load-registration.ts';
import { releaseParties } from './release-unconfirmed.ts';
import { remindOfBalance } from './remind-of-balance.ts';

type Operations =
  | 'cancelRegistration'
  | 'acceptOffer'
  | 'promoteRegistration'
  | 'confirmAddress'
  | 'confirmAddressByPhone'
  | 'releaseRegistrations'
  | 'remindOfBalances'
  | 'listRegistrationHistory';

/** Changes of a registration's state, by its party or by staff on its behalf. */
export function lifecycleHandlers(context: AppContext): Pick<Handlers, Operations> {
  const { db } = context;
  return {
    async cancelRegistration({ path: { registrationId }, query: { lng }, body }, reply, caller) {
      const actor = await actorOf(context, registrationId, caller);
      await cancel(context, registrationId, body.version, actor, body.reason);
      return reply(200, await loadRegistration(context, registrationId, lng));
    },

    async acceptOffer({ path: { registrationId }, query: { lng }, body }, reply, caller) {
      const actor = await actorOf(context, registrationId, caller);
      await acceptOffer(context, registrationId, body.version, actor);
      return reply(200, await loadRegistration(context, registrationId, lng));
    },

    async promoteRegistration({ path: { registrationId }, query: { lng }, body }, reply, { session, address }) {
      const actor = await actorOf(context, registrationId, { registrationKey: '', session, address });
      await promote(context, registrationId, body.version, actor);
      return reply(200, await loadRegistration(context, registrationId, lng));
    },

    async confirmAddress({ path: { registrationId }, query: { lng }, body }, reply, { registrationKey, session }) {
      await requireKey(context, registrationId, registrationKey);
      await confirmAddress(context, registrationId, body, session?.userId ?? null);
      return reply(200, await loadRegistration(context, registrationId, lng));
    },

    async confirmAddressByPhone({ path: { registrationId }, query: { lng }, body }, reply, { session: { userId } }) {
      await confirmAddressByPhone(context, registrationId, body, userId);
      return reply(200, await loadRegistration(context, registrationId, lng));
    },

    async releaseRegistrations({ body }, reply, { session: { userId } }) {
      return reply(200, { items: await releaseParties(context, body, userId) });
    },

    async remindOfBalances({ body }, reply, { session: { userId } }) {
      return reply(200, { items: await remindOfBalance(context, body, userId) });
    },

    async listRegistrationHistory({ path: { registrationId }, query: { page } }, reply) {
      const history = await readHistory(db, registrationId, page);
      // Every registration has a first entry; without one there is no registration.
      if (history.total === 0) await loadRegistration(context, registrationId, 'en');
      return reply(200, history);
    },
  };
}
