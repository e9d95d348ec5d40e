import type { Schemas } from '../../platform/client/client.ts';
import { brokenRules, type BrokenRules } from '../../platform/forms/contract-rules.ts';
import { readAmount } from '../../platform/client/read-amount.ts';

/** The chosen and typed values of a refund through PayPal. */
export interface RefundValues {
  /** The payment, by its id. */
  payment: string;
  extent: 'whole' | 'part';
  /** As typed, for a partial refund. */
  amount: string;
  note: string;
}

/** The fields in page order. */
export const refundFields = ['payment', 'extent', 'amount', 'note'] as const satisfies readonly (keyof RefundValues)[];

/** A payment that can still be refunded through PayPal, at least in part. */
export interface Refundable {
  id: string;
  receivedOn: string;
  amountCents: number;
  /** The amount that can still be refunded, in cents. */
  leftCents: number;
}

/** The payments that can still be refunded, oldest first; each by at most what the party has paid in all. */
export function refundablePayments(payments: readonly Schemas['Payment'][], paidCents: number): Refundable[] {
  return payments.flatMap(({ id, receivedOn, amountCents, refundableCents = 0 }) => {
    const leftCents = Math.min(refundableCents, paidCents);
    return leftCents > 0 ? [{ id, receivedOn, amountCents, leftCents }] : [];
  });
}

/** Converts the values to the API's format; unreadable ones are left out, so that the rules report them. */
export function refundBody(
  { extent, amount, note }: RefundValues,
  leftCents: number,
): Partial<Schemas['PayPalRefundRequest']> {
  const cents = extent === 'whole' ? leftCents : readAmount(amount);
  return { ...(cents !== null && { amountCents: cents }), ...(note.trim() !== '' && { note: note.trim() }) };
}

/** The errors by field name. */
export function brokenRefund(values: RefundValues, leftCents: number): BrokenRules {
  const body = refundBody(values, leftCents);
  const { amountCents, ...broken } = brokenRules('PayPalRefundRequest', body);
  if (amountCents !== undefined) {
    const isRead = values.amount.trim() === '' || amountCents !== 'required';
    return { ...broken, amount: isRead ? amountCents : 'pattern' };
  }
  return (body.amountCents ?? 0) > leftCents ? { ...broken, amount: 'maximum' } : broken;
}
