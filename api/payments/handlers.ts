import type { Handlers } from '../platform/contract/handler.ts';
import type { AppContext } from '../context.ts';
import { requireLink, loadRegistration } from '../registrations/port.ts';
import { listOwnPayments, listPayments, recordPayment } from './ledger.ts';
import { loadReceipts } from './own-receipts.ts';
import { listUnfinishedRefunds } from './paypal/unfinished-refunds.ts';
import { resendReceipt } from './resend-receipt.ts';
import { findSpecialPrice } from './special-price.ts';

type Operations = 'listPayments' | 'listOwnPayments' | 'recordPayment' | 'getOwnReceipts' | 'sendReceipt';

/** The ledger of a registration for staff; its party sees the payments only. */
export function paymentHandlers(context: AppContext): Pick<Handlers, Operations> {
  return {
    async listPayments({ path: { registrationId } }, reply) {
      const [items, unfinishedRefunds, special] = await Promise.all([
        listPayments(context.db, registrationId),
        listUnfinishedRefunds(context.db, registrationId),
        findSpecialPrice(context.db, registrationId),
      ]);
      return reply(200, { items, unfinishedRefunds, ...special });
    },

    async listOwnPayments({ path: { registrationId } }, reply, { registrationKey }) {
      await requireLink(context, registrationId, registrationKey);
      return reply(200, { items: await listOwnPayments(context.db, registrationId) });
    },

    async getOwnReceipts({ path: { registrationId }, query: { lng } }, reply, { registrationKey }) {
      await requireLink(context, registrationId, registrationKey);
      return reply(200, await loadReceipts(context, registrationId, lng));
    },

    async recordPayment({ path: { registrationId }, query: { lng }, header, body }, reply, { session }) {
      const isNew = await recordPayment(context, registrationId, body, header['Idempotency-Key'], session.userId);
      return reply(isNew ? 201 : 200, await loadRegistration(context, registrationId, lng));
    },

    async sendReceipt({ path: { registrationId, paymentId } }, reply, { session }) {
      await resendReceipt(context, registrationId, paymentId, session.userId);
      return reply(202);
    },
  };
}
