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

/** Whether money is due from a registration in this state: nobody pays for places that are not theirs, yet or any more. */
export function owesMoney(state: RegistrationState): boolean {
  return state !== 'waitlisted' && state !== 'offered' && state !== 'cancelled';
}

/** What has not come of a price, due or not, in cents; below 0 what came beyond it. */
export function unpaidCents(totalCents: number, netCents: number): number {
  return totalCents - netCents;
}

/** Whether so much is the whole price, or more. */
export function isPaidInFull(totalCents: number, netCents: number): boolean {
  return unpaidCents(totalCents, netCents) <= 0;
}

/**
 * What is still to be paid when so much has come and not been returned, in cents; below 0 what is to go back. A party that
 * waits or is offered places owes nothing yet, and what it paid stays with it; one that has cancelled gets everything back.
 */
export function balanceCents(state: RegistrationState, totalCents: number, netCents: number): number {
  if (state === 'cancelled') return unpaidCents(0, netCents);
  const unpaid = unpaidCents(totalCents, netCents);
  return owesMoney(state) ? unpaid : Math.min(0, unpaid);
}

/** What tells how much a registration owes. */
export interface Account {
  readonly state: RegistrationState;
  readonly quote: { readonly totalCents: number };
  readonly receipts: Receipts;
}

/** The balance of a registration, in cents. */
export function balanceOf({ state, quote, receipts }: Account): number {
  return balanceCents(state, quote.totalCents, netPaid(receipts));
}

/** What is still to be paid by a party, in cents; 0 when nothing is. */
export function dueCents(account: Account): number {
  return Math.max(0, balanceOf(account));
}

/** What is still to be paid, by when; in cents. */
export interface AmountsDue {
  readonly nowCents: number;
  readonly laterCents: number;
}

type Deposit = Pick<components['schemas']['Deposit'], 'percent'>;

/** The part of a price that is due first, in cents. */
export function depositCents(totalCents: number, { percent }: Deposit): number {
  return Math.round((totalCents * percent) / 100);
}

/**
 * What of the balance is due now and what later.
 * @param deposit the one that is asked for at this moment; without it everything is due
 */
export function whatIsDue(account: Account, deposit: Deposit | undefined): AmountsDue {
  const balance = dueCents(account);
  if (!deposit) return { nowCents: balance, laterCents: 0 };
  const first = unpaidCents(depositCents(account.quote.totalCents, deposit), netPaid(account.receipts));
  const nowCents = Math.min(balance, Math.max(0, first));
  return { nowCents, laterCents: balance - nowCents };
}

/** How far a registration is paid. A promise is nothing here; what was wholly returned is refunded. */
export function paymentStatus(totalCents: number, receipts: Receipts): PaymentStatus {
  const net = netPaid(receipts);
  if (net === 0) return receipts.refundedCents > 0 ? 'refunded' : totalCents === 0 ? 'paid' : 'unpaid';
  return isPaidInFull(totalCents, net) ? 'paid' : 'partPaid';
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
  return -unpaidCents(totalCents, netCents) > Math.max(slipMargin, totalCents / 2);
}
