import type { Handlers } from '../../platform/contract/handler.ts';
import type { AppContext } from '../../context.ts';
import { requireKey, loadRegistration } from '../../registrations/port.ts';
import { acceptWebhookEvent } from './webhook-events.ts';
import { refundPayment } from './refunds.ts';
import { askPayPal, findStanding } from './payment-status.ts';
import { findReturning, startPayment } from './start-payment.ts';
import { listUnmatchedPayments, loadUnmatchedPayment, settleUnmatched } from '../unmatched/unmatched.ts';

type Operations =
  | 'startPayPalPayment'
  | 'checkPayPalPayment'
  | 'returnFromPayPal'
  | 'receivePayPalWebhook'
  | 'refundPayPalPayment'
  | 'listUnmatchedPayments'
  | 'resolveUnmatchedPayment';

/** Operations for PayPal: paying, webhook events, and refunds by staff. */
export function payPalHandlers(parts: AppContext): Pick<Handlers, Operations> {
  const { secrets } = parts;
  return {
    async startPayPalPayment({ path: { registrationId }, query: { lng, part } }, reply, { registrationKey }) {
      await requireKey(parts, registrationId, registrationKey);
      const approveUrl = await startPayment(parts, registrationId, lng, part);
      const registration = await loadRegistration(parts, registrationId, lng);
      const standing = await findStanding(parts, registration);
      return reply(200, { standing, registration, ...(approveUrl !== null && { approveUrl }) });
    },

    async checkPayPalPayment({ path: { registrationId }, query: { lng } }, reply, { registrationKey }) {
      await requireKey(parts, registrationId, registrationKey);
      await askPayPal(parts, registrationId);
      const registration = await loadRegistration(parts, registrationId, lng);
      return reply(200, { standing: await findStanding(parts, registration), registration });
    },

    async returnFromPayPal({ body }, reply) {
      const { id, eventId, linkNumber } = await findReturning(parts, body);
      return reply(200, { registrationId: id, eventId, key: secrets.registrationKey({ id, linkNumber }) });
    },

    async receivePayPalWebhook({ path: { clientId }, header, body }, reply, { rawBody }) {
      const signature = {
        auth_algo: header['PayPal-Auth-Algo'],
        cert_url: header['PayPal-Cert-Url'],
        transmission_id: header['PayPal-Transmission-Id'],
        transmission_sig: header['PayPal-Transmission-Sig'],
        transmission_time: header['PayPal-Transmission-Time'],
      };
      await acceptWebhookEvent(parts, { clientId, signature, rawBody, event: body });
      return reply(204);
    },

    async refundPayPalPayment(
      { path: { registrationId, paymentId }, query: { lng }, header, body },
      reply,
      { session },
    ) {
      const asked = {
        registrationId,
        paymentId,
        request: body,
        idempotencyKey: header['Idempotency-Key'],
        userId: session.userId,
      };
      const isGiven = await refundPayment(parts, asked);
      return reply(isGiven ? 200 : 202, await loadRegistration(parts, registrationId, lng));
    },

    async listUnmatchedPayments({ query: { lng } }, reply) {
      return reply(200, { items: await listUnmatchedPayments(parts, lng) });
    },

    async resolveUnmatchedPayment({ path: { unmatchedId }, query: { lng }, body }, reply, { session }) {
      await settleUnmatched(parts, unmatchedId, body, session.userId);
      return reply(200, await loadUnmatchedPayment(parts, unmatchedId, lng));
    },
  };
}
