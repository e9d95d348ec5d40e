import type { Handlers } from '../contract/handler.ts';
import type { Parts } from '../parts.ts';
import { loadRegistration } from '../registrations/load.ts';
import { auditStaff } from '../registrations/staff-audit.ts';
import { listPayments, recordPayment } from './ledger.ts';
import { listUnfinishedRefunds } from './paypal/unfinished-refunds.ts';
import { sendReceipt } from './receipt.ts';

/** The ledger of a registration, for staff. */
export function paymentHandlers(parts: Parts): Pick<Handlers, 'listPayments' | 'recordPayment' | 'sendReceipt'> {
  return {
    async listPayments({ path: { registrationId } }, reply) {
      const [items, unfinishedRefunds] = await Promise.all([listPayments(parts.db, registrationId), listUnfinishedRefunds(parts.db, registrationId)]);
      if (items.length === 0) await loadRegistration(parts, registrationId, 'en');
      return reply(200, { items, unfinishedRefunds });
    },

    async recordPayment({ path: { registrationId }, query: { lng }, header, body }, reply, { session }) {
      const isNew = await recordPayment(parts, registrationId, body, header['Idempotency-Key'], session.userId);
      if (isNew) {
        const actor = { by: 'staff', userId: session.userId } as const;
        const { kind, amountCents, method } = body;
        await auditStaff(parts, actor, kind === 'refund' ? 'refund-recorded' : 'payment-recorded', registrationId, { amountCents, method });
      }
      return reply(isNew ? 201 : 200, await loadRegistration(parts, registrationId, lng));
    },

    async sendReceipt({ path: { registrationId, paymentId } }, reply, { session }) {
      await sendReceipt(parts, registrationId, paymentId, session.userId);
      await auditStaff(parts, { by: 'staff', userId: session.userId }, 'receipt-sent', registrationId);
      return reply(202);
    },
  };
}
