import type { Handlers } from '../platform/contract/handler.ts';
import type { Parts } from '../context.ts';
import { adjustPrice, closeParty } from '../registrations/desk/adjust-price.ts';
import { requireLink } from '../registrations/key.ts';
import { loadRegistration } from '../registrations/load.ts';
import { listOwnPayments, listPayments, recordPayment } from './ledger.ts';
import { listUnfinishedRefunds } from './paypal/unfinished-refunds.ts';
import { sendReceipt } from './receipt.ts';
import { findSpecialPrice } from './special-price.ts';

type Operations =
  | 'listPayments'
  | 'listOwnPayments'
  | 'recordPayment'
  | 'sendReceipt'
  | 'adjustPrice'
  | 'closeRegistration';

/** The ledger of a registration, its price and its end, for staff; its party sees the payments alone. */
export function paymentHandlers(parts: Parts): Pick<Handlers, Operations> {
  return {
    async listPayments({ path: { registrationId } }, reply) {
      const [items, unfinishedRefunds, special] = await Promise.all([
        listPayments(parts.db, registrationId),
        listUnfinishedRefunds(parts.db, registrationId),
        findSpecialPrice(parts.db, registrationId),
      ]);
      return reply(200, { items, unfinishedRefunds, ...special });
    },

    async listOwnPayments({ path: { registrationId } }, reply, { registrationKey }) {
      await requireLink(parts, registrationId, registrationKey);
      return reply(200, { items: await listOwnPayments(parts.db, registrationId) });
    },

    async recordPayment({ path: { registrationId }, query: { lng }, header, body }, reply, { session }) {
      const isNew = await recordPayment(parts, registrationId, body, header['Idempotency-Key'], session.userId);
      return reply(isNew ? 201 : 200, await loadRegistration(parts, registrationId, lng));
    },

    async sendReceipt({ path: { registrationId, paymentId } }, reply, { session }) {
      await sendReceipt(parts, registrationId, paymentId, session.userId);
      return reply(202);
    },

    async adjustPrice({ path: { registrationId }, query: { lng }, body }, reply, { session }) {
      await adjustPrice(parts, registrationId, body, session.userId);
      return reply(200, await loadRegistration(parts, registrationId, lng));
    },

    async closeRegistration({ path: { registrationId }, query: { lng }, body }, reply, { session }) {
      await closeParty(parts, registrationId, body, session.userId);
      return reply(200, await loadRegistration(parts, registrationId, lng));
    },
  };
}
