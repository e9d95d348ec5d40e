import { ProblemError } from '../../contract/problem.ts';
import type { components } from '../../contract/schema.gen.ts';
import type { JobPayloads } from '../../jobs/jobs.ts';
import type { Parts } from '../../parts.ts';
import { PayPalRefusal, PayPalUnreachable } from './client.ts';
import type { NoticeSignature, PayPalClient } from './client.ts';
import { noteToldRefund } from './foreign-refund.ts';
import { isTaken, noteCapture, noteStray } from './note-capture.ts';
import { settleOrder } from './settle.ts';
import { findOrderAtPayPal } from './store.ts';

type Notice = components['schemas']['PayPalNotice'];
type Subject = JobPayloads['paypal-notice']['subject'];

/** What is asked about after each notice; all others are taken over and left alone. */
const subjects: Readonly<Record<string, Subject>> = {
  'CHECKOUT.ORDER.APPROVED': 'order',
  'CHECKOUT.ORDER.COMPLETED': 'order',
  'PAYMENT.CAPTURE.COMPLETED': 'capture',
  'PAYMENT.CAPTURE.PENDING': 'capture',
  'PAYMENT.CAPTURE.DENIED': 'capture',
  'PAYMENT.CAPTURE.DECLINED': 'capture',
  'PAYMENT.CAPTURE.REFUNDED': 'refund',
};

interface SignedNotice {
  readonly clientId: string;
  readonly signature: NoticeSignature;
  readonly rawBody: string;
  readonly notice: Notice;
}

async function isGenuine(client: PayPalClient, webhookId: string, { signature, rawBody }: SignedNotice): Promise<boolean> {
  try {
    return await client.verifyNotice(webhookId, signature, rawBody);
  } catch (error) {
    // PayPal sends a notice again for three days; what cannot be verified now is not believed now.
    if (error instanceof PayPalUnreachable) throw new ProblemError('payment-unavailable');
    if (error instanceof PayPalRefusal) return false;
    throw error;
  }
}

/**
 * Takes a notice of PayPal over once PayPal has confirmed that it sent it; the work is a job, so that the answer is quick.
 * @throws ProblemError `not-found` for an app that is not configured, `forbidden` for a notice that PayPal did not sign,
 * `payment-unavailable` while PayPal cannot be asked.
 */
export async function takeNotice(parts: Parts, signed: SignedNotice): Promise<void> {
  const { clientId, notice } = signed;
  const client = parts.payPal.client(clientId);
  const webhookId = parts.payPal.webhookId(clientId);
  if (!client || webhookId === null) throw new ProblemError('not-found');
  if (!(await isGenuine(client, webhookId, signed))) throw new ProblemError('forbidden');
  await parts.db.transaction().execute(async (transaction) => {
    const row = await transaction
      .insertInto('paypal_notices')
      .values({ event_id: notice.id, client_id: clientId, received_at: parts.clock() })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .returning('event_id')
      .executeTakeFirst();
    const subject = subjects[notice.event_type];
    if (row && subject) await parts.enqueue(transaction, 'paypal-notice', { clientId, subject, id: notice.resource.id });
  });
}

/** Asks PayPal about what a notice names and does what follows; nothing else of the notice is used. */
export async function followNotice(parts: Parts, { clientId, subject, id }: JobPayloads['paypal-notice']): Promise<void> {
  const client = parts.payPal.client(clientId);
  if (!client) throw new Error('The secret of a PayPal app that sent a notice is not configured any more');
  if (subject === 'refund') {
    await noteToldRefund(parts, clientId, await client.getRefund(id));
    return;
  }
  if (subject === 'order') {
    const order = await findOrderAtPayPal(parts.db, clientId, id);
    if (order) await settleOrder(parts, order.id);
    return;
  }
  const capture = await client.getCapture(id);
  const order = capture.orderId === null ? null : await findOrderAtPayPal(parts.db, clientId, capture.orderId);
  if (order && isTaken(capture)) await noteCapture(parts, order, capture);
  else if (order) await settleOrder(parts, order.id);
  else if (isTaken(capture)) await noteUnknown(parts, clientId, capture);
}

/** Money of an order that was not opened here. */
async function noteUnknown(parts: Parts, clientId: string, capture: Parameters<typeof noteStray>[1]['capture']): Promise<void> {
  await noteStray(parts, { capture, clientId, registrationId: null, reason: 'unknown' });
}
