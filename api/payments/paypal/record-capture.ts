import { isoDayIn } from '../../platform/moments/rules.ts';
import type { AppContext } from '../../context.ts';
import { system, applyChange, withLocked } from '../../registrations/port.ts';
import type { ChangeContext, Locked } from '../../registrations/port.ts';
import { addEntry } from '../ledger.ts';
import { recordUnmatched } from './unmatched/store.ts';
import { mismatch } from './unmatched/why-unmatched.ts';
import { isNoted, updateOrder } from './store.ts';
import type { StoredOrder } from './store.ts';
import type { Capture } from './wire.ts';

type CaptureContext = Pick<AppContext, 'db' | 'log'> & ChangeContext;

/** Whether money was taken, even if some of it has been returned since. */
export function isTaken({ status }: Pick<Capture, 'status'>): boolean {
  return status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED';
}

/**
 * Keeps the places of a party whose payment is in progress or does not match the request. No timer frees them anymore; staff or
 * PayPal settle the payment.
 */
export async function keepPlaces(locked: Locked, context: ChangeContext): Promise<void> {
  if (locked.record.state !== 'paying') return;
  const to = { state: 'pendingPayment', heldUntil: null } as const;
  await applyChange(locked, { actor: system, to, history: [{ kind: 'paymentPending' }] }, context);
}

/**
 * Records money that PayPal has captured for an order: in the ledger when it matches the request, otherwise among the unmatched
 * payments. The registration's lock and the capture's id ensure that it is recorded once, however often and by whatever route it is
 * reported.
 */
export async function recordCapture(context: CaptureContext, order: StoredOrder, capture: Capture): Promise<void> {
  await withLocked(context, order.registration_id, async (locked) => {
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
        context,
      );
      return;
    }
    await recordUnmatched(
      { ...context, db: transaction },
      { capture, clientId: order.client_id, registrationId: record.id, reason },
    );
    await keepPlaces(locked, context);
  });
}
