import type { components } from '#contract/schema';

type PaymentMethod = components['schemas']['PaymentMethod'];
type RegistrationState = components['schemas']['RegistrationState'];

/** Ways of paying that need no provider: the party promises, staff confirm. */
export const promisedMethods: readonly PaymentMethod[] = ['Zelle', 'Check', 'Cash'];

/** The ways of paying that an event names and that can be chosen online, in the event's order; PayPal once it is set up. */
export function paymentMethodsOnline(
  event: { readonly paymentMethods: readonly PaymentMethod[] },
  takesPayPal: boolean,
): PaymentMethod[] {
  return event.paymentMethods.filter(
    (method) => promisedMethods.includes(method) || (takesPayPal && method === 'PayPal'),
  );
}

type PaymentStatus = components['schemas']['PaymentStatus'];

/** What came and what was returned, in cents. */
export interface Receipts {
  readonly paidCents: number;
  readonly refundedCents: number;
}

/** What came, less what was returned, in cents. */
export function netPaid({ paidCents, refundedCents }: Receipts): number {
  return paidCents - refundedCents;
}

/**
 * What is still to be paid when so much has come and not been returned, in cents; below 0 what is to go back: who has
 * cancelled owes nothing.
 */
export function balanceCents(state: RegistrationState, totalCents: number, netCents: number): number {
  return (state === 'cancelled' ? 0 : totalCents) - netCents;
}

/** How far a registration is paid. A promise is nothing here; what was wholly returned is refunded. */
export function paymentStatus(totalCents: number, receipts: Receipts): PaymentStatus {
  const net = netPaid(receipts);
  if (net === 0) return receipts.refundedCents > 0 ? 'refunded' : totalCents === 0 ? 'paid' : 'unpaid';
  return net >= totalCents ? 'paid' : 'partPaid';
}

/** The largest sum of payments that the database holds, in cents. */
export const largestSumCents = 2_147_483_647;

const slipMargin = 50_00;

/**
 * Whether so much money for this price looks like a slip, such as cents typed as dollars: it is more than half of the price, and
 * more than 50 dollars, above it. Staff confirm such a payment before it is recorded.
 * @param netCents what has been paid with the new payment
 */
export function isFarAbove(totalCents: number, netCents: number): boolean {
  return netCents - totalCents > Math.max(slipMargin, totalCents / 2);
}
