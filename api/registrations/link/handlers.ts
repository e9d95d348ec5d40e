import { causeOf } from '../../platform/mail/limiter.ts';
import type { Handlers } from '../../platform/contract/handler.ts';
import type { AppContext } from '../../context.ts';
import { requireKey } from '../link-key.ts';
import { loadRegistration } from '../load-registration.ts';
import { replaceLink, replaceOwnLink } from './replace.ts';

type Operations = 'getConfirmation' | 'replaceOwnLink' | 'replaceLink';

/** Handlers for opening a registration by its link, and for replacing the link. */
export function linkHandlers(context: AppContext): Pick<Handlers, Operations> {
  return {
    async getConfirmation({ path: { registrationId }, query: { lng } }, reply, { registrationKey }) {
      await requireKey(context, registrationId, registrationKey);
      return reply(200, { registration: await loadRegistration(context, registrationId, lng), key: registrationKey });
    },

    async replaceOwnLink({ path: { registrationId }, header }, reply, { registrationKey, address, session }) {
      const idempotencyKey = header['Idempotency-Key'];
      const cause = causeOf({ address, session });
      return reply(200, await replaceOwnLink(context, registrationId, registrationKey, { idempotencyKey, cause }));
    },

    async replaceLink({ path: { registrationId }, header }, reply, { session: { userId } }) {
      await replaceLink(context, registrationId, { idempotencyKey: header['Idempotency-Key'], userId });
      return reply(202);
    },
  };
}
