import { randomUUID } from 'node:crypto';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { AppContext } from '../../context.ts';
import type { Locked } from '../../registrations/port.ts';
import { takesPlaces } from '../../registrations/rules.ts';
import type { StoredOrder } from '../paypal/store.ts';
import type { Capture } from '../paypal/wire.ts';
import { netPaid, unpaidCents } from '../rules.ts';

type UnmatchedReason = components['schemas']['UnmatchedReason'];

/** Returns why a capture does not match its registration; null if it matches. */
export function mismatch(
  { record }: Pick<Locked, 'record'>,
  order: StoredOrder,
  capture: Capture,
): UnmatchedReason | null {
  const { state, quote, receipts } = record;
  const balance = unpaidCents(quote.totalCents, netPaid(receipts));
  if (capture.currency !== quote.currency) return 'otherCurrency';
  if (capture.amountCents !== order.amount_cents) return 'otherAmount';
  if (!takesPlaces(state)) return 'cancelled';
  if (balance <= 0) return 'paidAlready';
  return capture.amountCents > balance ? 'otherAmount' : null;
}

interface UnmatchedMoney {
  readonly capture: Capture;
  readonly clientId: string;
  readonly registrationId: string | null;
  readonly reason: UnmatchedReason;
}

/** Adds an unmatched payment for staff to settle; only once, however often it is reported. */
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
