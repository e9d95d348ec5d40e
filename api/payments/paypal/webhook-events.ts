import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { JobPayloads } from '../../platform/jobs/jobs.ts';
import { netPaid } from '../rules.ts';
import type { AppContext } from '../../context.ts';
import { PayPalRefusal, PayPalUnreachable } from './client.ts';
import type { WebhookSignature, PayPalClient } from './client.ts';
import { recordReportedRefund } from './foreign-refund.ts';
import { recordUnmatched } from './unmatched/store.ts';
import { isTaken, recordCapture } from './record-capture.ts';
import { returnedCents } from './refunds.ts';
import { settleOrder } from './settle-order.ts';
import { findOrderAtPayPal } from './store.ts';
import type { Refund } from './wire.ts';

type WebhookEvent = components['schemas']['PayPalWebhookEvent'];
type Subject = JobPayloads['paypal-notice']['subject'];

/** The object that we ask PayPal about after each event. All other events are accepted and ignored. */
const subjects: Readonly<Record<string, Subject>> = {
  'CHECKOUT.ORDER.APPROVED': 'order',
  'CHECKOUT.ORDER.COMPLETED': 'order',
  'PAYMENT.CAPTURE.COMPLETED': 'capture',
  'PAYMENT.CAPTURE.PENDING': 'capture',
  'PAYMENT.CAPTURE.DENIED': 'capture',
  'PAYMENT.CAPTURE.DECLINED': 'capture',
  'PAYMENT.CAPTURE.REFUNDED': 'refund',
  'PAYMENT.CAPTURE.REVERSED': 'reversal',
};

interface SignedEvent {
  readonly clientId: string;
  readonly signature: WebhookSignature;
  readonly rawBody: string;
  readonly event: WebhookEvent;
}

async function isGenuine(
  client: PayPalClient,
  webhookId: string,
  { signature, rawBody }: SignedEvent,
): Promise<boolean> {
  try {
    return await client.verifyWebhookEvent(webhookId, signature, rawBody);
  } catch (error) {
    // PayPal repeats an event for three days, so one that cannot be verified now is refused.
    if (error instanceof PayPalUnreachable) throw new ProblemError('payment-unavailable');
    if (error instanceof PayPalRefusal) return false;
    throw error;
  }
}

/**
 * Accepts an event once PayPal has confirmed its signature. A job does the work, so that the answer is quick.
 * @throws ProblemError `not-found` for an app that is not configured, `forbidden` for an event that PayPal did not sign,
 * `payment-unavailable` while PayPal cannot be reached.
 */
export async function acceptWebhookEvent(context: AppContext, signed: SignedEvent): Promise<void> {
  const { clientId, event } = signed;
  const client = context.payPal.client(clientId);
  const webhookId = context.payPal.webhookId(clientId);
  if (!client || webhookId === null) throw new ProblemError('not-found');
  if (!(await isGenuine(client, webhookId, signed))) throw new ProblemError('forbidden');
  await context.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('paypal_webhook_events')
      .values({ event_id: event.id, client_id: clientId, received_at: context.clock() })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .returning('event_id')
      .executeTakeFirst();
    const subject = subjects[event.event_type];
    if (row && subject)
      await context.enqueue(transaction, 'paypal-notice', { clientId, subject, id: event.resource.id });
  });
}

/**
 * Reads a reversal: money that PayPal itself took back. The event names a refund or the reversed payment; in the second case,
 * everything not yet refunded is gone.
 */
async function readReversal({ db }: AppContext, client: PayPalClient, id: string): Promise<Refund> {
  try {
    return await client.getRefund(id);
  } catch (error) {
    if (!(error instanceof PayPalRefusal) || error.status !== 404) throw error;
  }
  const { amountCents, status } = await client.getCapture(id);
  if (status !== 'REFUNDED')
    throw new Error(`A payment that PayPal reverses is ${status}; how much of it is gone is not known`);
  return {
    id: `reversal-${id}`,
    status: 'COMPLETED',
    amountCents: netPaid({ paidCents: amountCents, refundedCents: await returnedCents(db, id) }),
    captureId: id,
  };
}

async function followRefund(
  context: AppContext,
  client: PayPalClient,
  clientId: string,
  refund: Refund,
  isReversal: boolean,
): Promise<void> {
  if (refund.amountCents === 0) return;
  const reported = { clientId, refund, isReversal };
  if ((await recordReportedRefund(context, reported)) || refund.captureId === null) return;
  // The money was returned before we knew that it had arrived.
  const capture = await client.getCapture(refund.captureId);
  const order = capture.orderId === null ? null : await findOrderAtPayPal(context.db, clientId, capture.orderId);
  if (!order) return;
  await recordCapture(context, order, capture);
  await recordReportedRefund(context, reported);
}

/** Asks PayPal about the ids that an event names and acts on the answer. Nothing else in the event is used. */
export async function followWebhookEvent(
  context: AppContext,
  { clientId, subject, id }: JobPayloads['paypal-notice'],
): Promise<void> {
  const client = context.payPal.client(clientId);
  if (!client) throw new Error('The secret of a PayPal app that sent a webhook event is not configured any more');
  switch (subject) {
    case 'refund':
      return followRefund(context, client, clientId, await client.getRefund(id), false);
    case 'reversal':
      return followRefund(context, client, clientId, await readReversal(context, client, id), true);
    case 'order': {
      const order = await findOrderAtPayPal(context.db, clientId, id);
      return order ? settleOrder(context, order.id) : undefined;
    }
    case 'capture':
      return followCapture(context, client, clientId, id);
  }
}

async function followCapture(context: AppContext, client: PayPalClient, clientId: string, id: string): Promise<void> {
  const capture = await client.getCapture(id);
  const order = capture.orderId === null ? null : await findOrderAtPayPal(context.db, clientId, capture.orderId);
  if (order && isTaken(capture)) await recordCapture(context, order, capture);
  else if (order) await settleOrder(context, order.id);
  // A payment for an order that was not opened here.
  else if (isTaken(capture))
    await recordUnmatched(context, { capture, clientId, registrationId: null, reason: 'unknown' });
}
