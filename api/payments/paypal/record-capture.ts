import { randomUUID } from 'node:crypto';
import { isoDayIn } from '../../platform/moments/rules.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { AppContext } from '../../context.ts';
import { system, applyChange, withLocked } from '../../registrations/port.ts';
import type { ChangeParts, Locked } from '../../registrations/port.ts';
import { takesPlaces } from '../../registrations/rules.ts';
import { addEntry } from '../ledger.ts';
import { netPaid, unpaidCents } from '../rules.ts';
import { isNoted, updateOrder } from './store.ts';
import type { StoredOrder } from './store.ts';
import type { Capture } from './wire.ts';

type UnmatchedReason = components['schemas']['UnmatchedReason'];
type NoteParts = Pick<AppContext, 'db' | 'log'> & ChangeParts;

/** Whether money was taken, even if some of it has been returned since. */
export function isTaken({ status }: Pick<Capture, 'status'>): boolean {
  return status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED';
}

/** Why a capture does not match its registration; null when it does. */
function mismatch({ record }: Pick<Locked, 'record'>, order: StoredOrder, capture: Capture): UnmatchedReason | null {
  const { state, quote, receipts } = record;
  const balance = unpaidCents(quote.totalCents, netPaid(receipts));
  if (capture.currency !== quote.currency) return 'otherCurrency';
  if (capture.amountCents !== order.amount_cents) return 'otherAmount';
  if (!takesPlaces(state)) return 'cancelled';
  if (balance <= 0) return 'paidAlready';
  return capture.amountCents > balance ? 'otherAmount' : null;
}

/**
 * Keeps the places of a party whose payment is in progress, or arrived in another form than requested: no timer frees them
 * anymore, staff or PayPal settle it.
 */
export async function keepPlaces(locked: Locked, parts: ChangeParts): Promise<void> {
  if (locked.record.state !== 'paying') return;
  const to = { state: 'pendingPayment', heldUntil: null } as const;
  await applyChange(locked, { actor: system, to, history: [{ kind: 'paymentPending' }] }, parts);
}

/**
 * Records money that PayPal has captured for an order: in the ledger when it matches the request, otherwise among the unmatched
 * payments. The registration's lock and the capture's id make sure that it is recorded once, however often
 * and by whatever way it is reported.
 */
export async function noteCapture(parts: NoteParts, order: StoredOrder, capture: Capture): Promise<void> {
  await withLocked(parts, order.registration_id, async (locked) => {
    const { transaction, event, record, now } = locked;
    await updateOrder(transaction, order, { state: 'captured', capture_id: capture.id }, now);
    if (await isNoted(transaction, capture.id)) return;
    const at = capture.at ?? now;
    const reason = mismatch(locked, order, capture);
    if (reason === null) {
      await addEntry(
        locked,
        {
          kind: 'payment',
          method: 'PayPal',
          amountCents: capture.amountCents,
          receivedOn: isoDayIn(at, event.timeZone),
          providerReference: capture.id,
        },
        system,
        parts,
      );
      return;
    }
    await recordUnmatched(
      { ...parts, db: transaction },
      { capture, clientId: order.client_id, registrationId: record.id, reason },
    );
    await keepPlaces(locked, parts);
  });
}

interface UnmatchedMoney {
  readonly capture: Capture;
  readonly clientId: string;
  readonly registrationId: string | null;
  readonly reason: UnmatchedReason;
}

/** Adds an unmatched payment for staff to settle; once, however often it is reported. */
export async function recordUnmatched(
  { db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>,
  { capture, clientId, registrationId, reason }: UnmatchedMoney,
): Promise<void> {
  const now = clock();
  await db
    .insertInto('unmatched_payments')
    .values({
      id: randomUUID(),
      capture_id: capture.id,
      client_id: clientId,
      registration_id: registrationId,
      amount_cents: capture.amountCents,
      currency: capture.currency,
      reason,
      captured_at: capture.at ?? now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('capture_id').doNothing())
    .execute();
  log.warn({ reason }, 'money came at PayPal that fits no registration; it is among the unmatched payments');
}
