import type { components } from '../../../platform/contract/schema.gen.ts';
import type { Locked } from '../../../registrations/port.ts';
import { takesPlaces } from '../../../registrations/rules.ts';
import type { StoredOrder } from '../store.ts';
import type { Capture } from '../wire.ts';
import { netPaid, unpaidCents } from '../../rules.ts';

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
