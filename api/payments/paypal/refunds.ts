import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { audit } from '../../access/audit.ts';
import { isoDayIn } from '../../calendar/rules.ts';
import { bodyHash } from '../../contract/body-hash.ts';
import { ProblemError } from '../../contract/problem.ts';
import type { components } from '../../contract/schema.gen.ts';
import type { Database, PaypalRefundsTable } from '../../data/tables.gen.ts';
import type { Parts } from '../../parts.ts';
import { system } from '../../registrations/history.ts';
import { withLocked } from '../../registrations/lifecycle.ts';
import type { Locked } from '../../registrations/lifecycle.ts';
import { addEntry, returnableCents } from '../ledger.ts';
import { PayPalRefusal, PayPalUnreachable } from './client.ts';
import { settleStrayAtPayPal } from './stray-refund.ts';
import type { Refund } from './wire.ts';

type RefundRow = Selectable<PaypalRefundsTable>;
type RefundParts = Pick<Parts, 'db' | 'clock' | 'enqueue' | 'log' | 'payPal'>;

/** What was returned of a capture, or is being returned, in cents. */
export async function returnedCents(db: Kysely<Database>, captureId: string): Promise<number> {
  const row = await db
    .selectFrom('paypal_refunds')
    .select(({ fn }) => fn.sum<string | null>('amount_cents').as('cents'))
    .where('capture_id', '=', captureId)
    .where('state', '<>', 'refused')
    .executeTakeFirst();
  return Number(row?.cents ?? 0);
}

/** What a member of staff asks for. */
interface RefundOrder {
  readonly registrationId: string;
  readonly paymentId: string;
  readonly request: components['schemas']['PayPalRefundRequest'];
  readonly idempotencyKey: string;
  readonly userId: number;
}

async function planRefund({ transaction, record, now }: Locked, asked: RefundOrder, hash: string): Promise<RefundRow> {
  const { registrationId, paymentId, request, idempotencyKey, userId } = asked;
  const earlier = await transaction.selectFrom('paypal_refunds').selectAll().where('idempotency_key', '=', idempotencyKey).executeTakeFirst();
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
  const left = Math.min(payment.amount_cents - (await returnedCents(transaction, captureId)), await returnableCents(transaction, record));
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

/** The app that a capture was taken by. */
async function clientOf(db: Kysely<Database>, captureId: string): Promise<string> {
  const [order, stray] = await Promise.all([
    db.selectFrom('paypal_orders').select('client_id').where('capture_id', '=', captureId).executeTakeFirst(),
    db.selectFrom('paypal_strays').select('client_id').where('capture_id', '=', captureId).executeTakeFirst(),
  ]);
  const found = order ?? stray;
  if (!found) throw new ProblemError('not-found');
  return found.client_id;
}

/**
 * Returns a payment that came through PayPal, or a part of it. What was asked for is stored first, so that a refund whose
 * answer is lost is asked for again under the same id and never given twice.
 * @returns whether PayPal has given it; false while it does not answer
 * @throws ProblemError `not-found`, `refund-exceeds-paid`, `idempotency-key-reused`, `refund-refused`.
 */
export async function refundPayment(parts: RefundParts, asked: RefundOrder): Promise<boolean> {
  const hash = bodyHash({ ...asked.request, paymentId: asked.paymentId });
  const refund = await withLocked(parts, asked.registrationId, (locked) => planRefund(locked, asked, hash));
  return giveRefund(parts, refund);
}

/**
 * Asks PayPal to give a refund that is stored, and notes that it has.
 * @returns whether it is given; false while PayPal does not answer
 * @throws ProblemError `refund-refused`.
 */
export async function giveRefund(parts: RefundParts, refund: RefundRow): Promise<boolean> {
  if (refund.state === 'done') return true;
  if (refund.state === 'refused') throw new ProblemError('refund-refused');
  const client = parts.payPal.client(refund.client_id);
  try {
    if (!client) throw new PayPalUnreachable('The secret of this PayPal app is not configured');
    const given = await client.refundCapture(refund.capture_id, refund.id, { amountCents: refund.amount_cents, currency: refund.currency });
    if (given.status === 'FAILED' || given.status === 'CANCELLED') throw new PayPalRefusal(422, given.status, '');
    await noteRefund(parts, refund, given);
    return true;
  } catch (error) {
    if (error instanceof PayPalUnreachable) {
      parts.log.warn({ refund: refund.id, reason: error.message }, 'PayPal has not said whether a refund is given');
      return false;
    }
    if (!(error instanceof PayPalRefusal)) throw error;
    parts.log.warn({ refund: refund.id, issue: error.issue }, 'PayPal refuses a refund');
    const change = { state: 'refused', updated_at: parts.clock() } as const;
    await parts.db.updateTable('paypal_refunds').set(change).where('id', '=', refund.id).where('state', '=', 'asked').execute();
    throw new ProblemError('refund-refused');
  }
}

/** Adds a refund that PayPal has given to the ledger of its registration, once. */
export async function enterRefund(parts: RefundParts, locked: Locked, refund: RefundRow, refundId: string): Promise<void> {
  const { transaction, event, now } = locked;
  const noted = await transaction.selectFrom('payments').select('id').where('provider_reference', '=', refundId).executeTakeFirst();
  if (noted) return;
  await addEntry(
    locked,
    {
      kind: 'refund',
      method: 'PayPal',
      amountCents: refund.amount_cents,
      receivedOn: isoDayIn(now, event.timeZone),
      providerReference: refundId,
      isReversal: refund.is_reversal,
      ...(refund.note !== null && { note: refund.note }),
    },
    refund.requested_by === null ? system : { by: 'staff', userId: refund.requested_by },
    parts.enqueue,
  );
}

/** Notes a refund that PayPal has given: in the ledger of its registration, or as what became of a stray payment. */
async function noteRefund(parts: RefundParts, refund: RefundRow, given: Refund): Promise<void> {
  const done = { state: 'done', refund_id: given.id, updated_at: parts.clock() } as const;
  const { registration_id: registrationId } = refund;
  if (registrationId !== null) {
    await withLocked(parts, registrationId, async (locked) => {
      await locked.transaction.updateTable('paypal_refunds').set(done).where('id', '=', refund.id).execute();
      await enterRefund(parts, locked, refund, given.id);
    });
    return;
  }
  await parts.db.transaction().execute(async (transaction) => {
    await transaction.updateTable('paypal_refunds').set(done).where('id', '=', refund.id).execute();
    await settleStrayAtPayPal(transaction, refund.capture_id, { userId: refund.requested_by, note: refund.note, now: parts.clock() });
  });
}

/** Asks again for refunds that PayPal has not answered for a minute. */
export async function repeatRefunds(parts: RefundParts): Promise<void> {
  const before = new Date(parts.clock().getTime() - 60_000);
  const query = parts.db.selectFrom('paypal_refunds').selectAll().where('state', '=', 'asked').where('created_at', '<', before);
  for (const refund of await query.orderBy('created_at').limit(20).execute()) {
    await giveRefund(parts, refund).catch((error: unknown) => {
      // Whatever keeps this one from being given must not keep the others waiting; a refusal is stored and shown to staff.
      if (!(error instanceof ProblemError)) parts.log.error({ err: error, refund: refund.id }, 'a refund could not be noted and is asked for again');
    });
  }
}
