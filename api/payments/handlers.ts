import type { Handlers } from '../contract/handler.ts';
import type { Parts } from '../parts.ts';
import { loadRegistration } from '../registrations/load.ts';
import { listPayments, recordPayment } from './ledger.ts';

/** The ledger of a registration, for staff. */
export function paymentHandlers(parts: Parts): Pick<Handlers, 'listPayments' | 'recordPayment'> {
  return {
    async listPayments({ path: { registrationId } }, reply) {
      const items = await listPayments(parts.db, registrationId);
      if (items.length === 0) await loadRegistration(parts, registrationId, 'en');
      return reply(200, { items });
    },

    async recordPayment({ path: { registrationId }, query: { lng }, header, body }, reply, { session }) {
      const isNew = await recordPayment(parts, registrationId, body, header['Idempotency-Key'], session.userId);
      return reply(isNew ? 201 : 200, await loadRegistration(parts, registrationId, lng));
    },
  };
}
