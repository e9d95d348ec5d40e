import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { audit } from '../../audit/audit.ts';
import { bodyHash } from '../../platform/http/body-hash.ts';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { lockKey } from '../../platform/data/lock-key.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { withLocked } from '../../registrations/port.ts';
import type { Locked } from '../../registrations/port.ts';
import { returnableCents } from '../ledger.ts';
import { netPaid } from '../rules.ts';
import { PayPalRefusal, PayPalUnreachable } from './client.ts';
import type { PayPalClient } from './client.ts';
import { askLater, completeRefund, keepPending, nextLook, nextTry, refuseRefund } from './refund-outcome.ts';
import type { RefundContext, RefundRow } from './refund-outcome.ts';
import type { Refund } from './wire.ts';

/** Returns how much of a capture has been returned or is being returned, in cents. */
export async function returnedCents(db: Kysely<Database>, captureId: string): Promise<number> {
  const row = await db
    .selectFrom('paypal_refunds')
    .select(({ fn }) => fn.sum<string | null>('amount_cents').as('cents'))
    .where('capture_id', '=', captureId)
    .where('state', '<>', 'refused')
    .executeTakeFirst();
  return Number(row?.cents ?? 0);
}

/** A refund that a staff member requests. */
interface RefundOrder {
  readonly registrationId: string;
  readonly paymentId: string;
  readonly request: components['schemas']['PayPalRefundRequest'];
  readonly idempotencyKey: string;
  readonly userId: number;
}

async function planRefund({ transaction, record, now }: Locked, asked: RefundOrder, hash: string): Promise<RefundRow> {
  const { registrationId, paymentId, request, idempotencyKey, userId } = asked;
  await lockKey(transaction, idempotencyKey);
  const earlier = await transaction
    .selectFrom('paypal_refunds')
    .selectAll()
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (earlier) {
    if (earlier.registration_id === registrationId && earlier.body_hash === hash) return earlier;
    throw new ProblemError('idempotency-key-reused');
  }
  const payment = await transaction
    .selectFrom('payments')
    .select(['amount_cents', 'provider_reference'])
    .where('id', '=', paymentId)
    .where('registration_id', '=', registrationId)
    .where('kind', '=', 'payment')
    .where('provider_reference', 'is not', null)
    .executeTakeFirst();
  const captureId = payment?.provider_reference;
  if (!payment || !captureId) throw new ProblemError('not-found');
  const left = Math.min(
    netPaid({ paidCents: payment.amount_cents, refundedCents: await returnedCents(transaction, captureId) }),
    await returnableCents(transaction, record),
  );
  if (request.amountCents > left) throw new ProblemError('refund-exceeds-paid', { params: { paidCents: left } });
  const refund = await transaction
    .insertInto('paypal_refunds')
    .values({
      id: randomUUID(),
      capture_id: captureId,
      client_id: await clientOf(transaction, captureId),
      registration_id: registrationId,
      amount_cents: request.amountCents,
      currency: record.quote.currency,
      note: request.note ?? null,
      state: 'asked',
      check_at: nextTry(now),
      idempotency_key: idempotencyKey,
      body_hash: hash,
      requested_by: userId,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await audit(transaction, {
    at: now,
    actorUserId: userId,
    action: 'paypal-refunded',
    subject: `registration:${registrationId}`,
    details: { amountCents: request.amountCents },
  });
  return refund;
}

/** Returns the client id of the app that captured a payment. */
async function clientOf(db: Kysely<Database>, captureId: string): Promise<string> {
  const [order, unmatched] = await Promise.all([
    db.selectFrom('paypal_orders').select('client_id').where('capture_id', '=', captureId).executeTakeFirst(),
    db.selectFrom('unmatched_payments').select('client_id').where('capture_id', '=', captureId).executeTakeFirst(),
  ]);
  const found = order ?? unmatched;
  if (!found) throw new ProblemError('not-found');
  return found.client_id;
}

/**
 * Refunds all or part of a payment that came through PayPal. The request is stored first, so that a refund whose answer is lost is
 * requested again under the same id and never given twice.
 * @returns whether PayPal has given it; false while it does not answer or has not finished
 * @throws ProblemError `not-found`, `refund-exceeds-paid`, `idempotency-key-reused`, `refund-refused`.
 */
export async function refundPayment(context: RefundContext, asked: RefundOrder): Promise<boolean> {
  const hash = bodyHash({ ...asked.request, paymentId: asked.paymentId });
  const refund = await withLocked(context, asked.registrationId, (locked) => planRefund(locked, asked, hash));
  return giveRefund(context, refund);
}

/** Requests a refund that PayPal has not answered yet, or asks about one that it has not finished. */
async function askPayPal(client: PayPalClient, refund: RefundRow): Promise<Refund> {
  if (refund.state === 'pending' && refund.refund_id !== null) return client.getRefund(refund.refund_id);
  return client.refundCapture(refund.capture_id, refund.id, {
    amountCents: refund.amount_cents,
    currency: refund.currency,
  });
}

/**
 * Requests a stored refund from PayPal, or asks for its status, and records the outcome.
 * @returns whether the money is returned; false while PayPal does not answer or has not finished
 * @throws ProblemError `refund-refused`.
 */
export async function giveRefund(context: RefundContext, refund: RefundRow): Promise<boolean> {
  if (refund.state === 'done') return true;
  if (refund.state === 'refused') throw new ProblemError('refund-refused');
  const client = context.payPal.client(refund.client_id);
  try {
    if (!client) throw new PayPalUnreachable('The secret of this PayPal app is not configured');
    const given = await askPayPal(client, refund);
    if (given.status === 'FAILED' || given.status === 'CANCELLED') throw new PayPalRefusal(422, given.status, '');
    const isDone = given.status === 'COMPLETED';
    // A status that PayPal may add in the future is not an outcome: the refund is checked again like a pending one.
    await (isDone ? completeRefund : keepPending)(context, refund, given.id);
    return isDone;
  } catch (error) {
    if (error instanceof PayPalUnreachable) {
      context.log.warn({ refund: refund.id, reason: error.message }, 'unknown refund status');
      await askLater(context, refund, nextTry(context.clock()));
      return false;
    }
    if (!(error instanceof PayPalRefusal)) throw error;
    if (refund.state === 'pending' && error.issue !== 'FAILED' && error.issue !== 'CANCELLED') {
      // PayPal refused the status request, not the refund.
      context.log.error({ refund: refund.id, issue: error.issue }, 'unknown status of a pending refund');
      await askLater(context, refund, nextLook(context.clock()));
      return false;
    }
    context.log.warn({ refund: refund.id, issue: error.issue }, 'PayPal refused a refund');
    await refuseRefund(context, refund);
    throw new ProblemError('refund-refused');
  }
}

/** Asks PayPal about every refund that is due for a check: unanswered ones and pending ones. */
export async function repeatRefunds(context: RefundContext): Promise<void> {
  const query = context.db.selectFrom('paypal_refunds').selectAll().where('check_at', '<', context.clock());
  for (const refund of await query.orderBy('check_at').limit(20).execute()) {
    await giveRefund(context, refund).catch(async (error: unknown) => {
      // A refusal is stored and shown to staff.
      if (error instanceof ProblemError) return;
      context.log.error({ err: error, refund: refund.id }, 'a refund could not be recorded; it will be checked again');
      await askLater(context, refund, nextTry(context.clock()));
    });
  }
}
