import type { Handlers } from '../../platform/contract/handler.ts';
import type { AppContext } from '../../context.ts';
import { requireKey, loadRegistration } from '../../registrations/port.ts';
import { acceptWebhookEvent } from './webhook-events.ts';
import { refundPayment } from './refunds.ts';
import { askPayPal, findPaymentStatus } from './payment-status.ts';
import { findReturning, startPayment } from './start-payment.ts';
import { listUnmatchedPayments, loadUnmatchedPayment, settleUnmatched } from './unmatched/unmatched.ts';

type Operations =
  | 'startPayPalPayment'
  | 'checkPayPalPayment'
  | 'returnFromPayPal'
  | 'receivePayPalWebhook'
  | 'refundPayPalPayment'
  | 'listUnmatchedPayments'
  | 'resolveUnmatchedPayment';

/** Operations for PayPal: paying, webhook events, and refunds by staff. */
export function payPalHandlers(context: AppContext): Pick<Handlers, Operations> {
  const { secrets } = context;
  return {
    async startPayPalPayment({ path: { registrationId }, query: { lng, part } }, reply, { registrationKey }) {
      await requireKey(context, registrationId, registrationKey);
      const approveUrl = await startPayment(context, registrationId, lng, part);
      const registration = await loadRegistration(context, registrationId, lng);
      const paymentStatus = await findPaymentStatus(context, registration);
      return reply(200, { standing: paymentStatus, registration, ...(approveUrl !== null && { approveUrl }) });
    },

    async checkPayPalPayment({ path: { registrationId }, query: { lng } }, reply, { registrationKey }) {
      await requireKey(context, registrationId, registrationKey);
      await askPayPal(context, registrationId);
      const registration = await loadRegistration(context, registrationId, lng);
      return reply(200, { standing: await findPaymentStatus(context, registration), registration });
    },

    async returnFromPayPal({ body }, reply) {
      const { id, eventId, linkNumber } = await findReturning(context, body);
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
      await acceptWebhookEvent(context, { clientId, signature, rawBody, event: body });
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
      const isGiven = await refundPayment(context, asked);
      return reply(isGiven ? 200 : 202, await loadRegistration(context, registrationId, lng));
    },

    async listUnmatchedPayments({ query: { lng } }, reply) {
      return reply(200, { items: await listUnmatchedPayments(context, lng) });
    },

    async resolveUnmatchedPayment({ path: { unmatchedId }, query: { lng }, body }, reply, { session }) {
      await settleUnmatched(context, unmatchedId, body, session.userId);
      return reply(200, await loadUnmatchedPayment(context, unmatchedId, lng));
    },
  };
}
