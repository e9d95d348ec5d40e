import type { components } from '#contract/schema';
import { currentDeposit } from '../events/rules.ts';
import type { DepositEvent } from '../events/rules.ts';

type PaymentMethod = components['schemas']['PaymentMethod'];
type RegistrationState = components['schemas']['RegistrationState'];
type Cancellation = components['schemas']['EventCancellation'];

/** Payment methods without a provider: the party promises to pay, and staff confirm the payment. */
export const promisedMethods: readonly PaymentMethod[] = ['Zelle', 'Check', 'Cash'];

/** The states of an order whose money may be in progress, or captured without our knowing it yet. */
export const inDoubt = ['capturing', 'pending'] as const;

/** The payment methods of an event that can be chosen online, in the event's order; PayPal once it is set up. */
export function paymentMethodsOnline(
  event: { readonly paymentMethods: readonly PaymentMethod[] },
  takesPayPal: boolean,
): PaymentMethod[] {
  return event.paymentMethods.filter(
    (method) => promisedMethods.includes(method) || (takesPayPal && method === 'PayPal'),
  );
}

type PaymentDue = components['schemas']['PaymentDue'];

/** The payee of a check and the address to mail it to; undefined for every other payment method. */
export function checkDetails(
  method: PaymentMethod,
  language: 'en' | 'es',
  site: {
    readonly name: Readonly<Record<'en' | 'es', string>>;
    readonly checkPayee: string;
    readonly addressLines: readonly string[];
  },
): PaymentDue['check'] {
  if (method !== 'Check') return undefined;
  return { payee: site.checkPayee, mailTo: [site.name[language], ...site.addressLines] };
}

type PaymentStatus = components['schemas']['PaymentStatus'];

/** Money received and money returned, in cents. */
export interface Receipts {
  readonly paidCents: number;
  readonly refundedCents: number;
}

/** Returns money received minus money returned, in cents. */
export function netPaid({ paidCents, refundedCents }: Receipts): number {
  return paidCents - refundedCents;
}

/** Whether money is due from a registration in this state: nobody pays for places that are not theirs yet or no longer theirs. */
export function owesMoney(state: RegistrationState): boolean {
  return state !== 'waitlisted' && state !== 'offered' && state !== 'cancelled';
}

/** Returns the unpaid part of a price, due or not, in cents; below 0 for an overpayment. */
export function unpaidCents(totalCents: number, netCents: number): number {
  return totalCents - netCents;
}

/** Whether an amount covers the whole price. */
export function isPaidInFull(totalCents: number, netCents: number): boolean {
  return unpaidCents(totalCents, netCents) <= 0;
}

/**
 * Returns the balance after a net amount paid, in cents; below 0 if money is to be refunded. A party that waits or is offered
 * places owes nothing yet, and its payments stay on its account; a canceled party gets everything back.
 */
export function balanceCents(state: RegistrationState, totalCents: number, netCents: number): number {
  if (state === 'cancelled') return unpaidCents(0, netCents);
  const unpaid = unpaidCents(totalCents, netCents);
  return owesMoney(state) ? unpaid : Math.min(0, unpaid);
}

/** The data that determines how much a registration owes. */
export interface Account {
  readonly state: RegistrationState;
  readonly quote: { readonly totalCents: number };
  readonly receipts: Receipts;
}

/** The balance of a registration, in cents. */
export function balanceOf({ state, quote, receipts }: Account): number {
  return balanceCents(state, quote.totalCents, netPaid(receipts));
}

/** Returns the amount that a party still has to pay, in cents; 0 if none. */
export function dueCents(account: Account): number {
  return Math.max(0, balanceOf(account));
}

/** The amounts still to be paid now and later, in cents. */
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
 * Splits the balance into the parts that are due now and later.
 * @param deposit the deposit asked for at this moment; without one, everything is due now
 */
export function whatIsDue(account: Account, deposit: Deposit | undefined): AmountsDue {
  const balance = dueCents(account);
  if (!deposit) return { nowCents: balance, laterCents: 0 };
  const first = unpaidCents(depositCents(account.quote.totalCents, deposit), netPaid(account.receipts));
  const nowCents = Math.min(balance, Math.max(0, first));
  return { nowCents, laterCents: balance - nowCents };
}

/** The balance at this moment, as a receipt stores it; `laterCents` is the part that is not due yet. */
export function owedAfter(
  account: Account,
  event: DepositEvent,
  now: Date,
): { readonly balanceCents: number; readonly laterCents?: number } {
  const { laterCents } = whatIsDue(account, currentDeposit(event, now));
  return { balanceCents: balanceOf(account), ...(laterCents > 0 && { laterCents }) };
}

/** The payment status of a registration. A promise does not count; a party whose whole payment was returned counts as refunded. */
export function paymentStatus(totalCents: number, receipts: Receipts): PaymentStatus {
  const net = netPaid(receipts);
  if (net === 0) return receipts.refundedCents > 0 ? 'refunded' : totalCents === 0 ? 'paid' : 'unpaid';
  return isPaidInFull(totalCents, net) ? 'paid' : 'partPaid';
}

/** The largest sum of payments that the database can store, in cents. */
export const largestSumCents = 2_147_483_647;

const slipMargin = 50_00;

/**
 * Whether an amount looks like a typing mistake for this price, such as cents typed as dollars: it exceeds the price by more than
 * half, and by more than 50 dollars. Staff confirm such a payment before it is recorded.
 * @param netCents the net amount paid, including the new payment
 */
export function isFarAbove(totalCents: number, netCents: number): boolean {
  return -unpaidCents(totalCents, netCents) > Math.max(slipMargin, totalCents / 2);
}

/**
 * The amount that a registration has paid by one method minus its refunds by that method, in cents; below 0 if more was refunded.
 */
export interface NetByMethod {
  readonly registrationId: string;
  readonly method: PaymentMethod;
  readonly amountCents: number;
}

/**
 * Returns the amounts to refund, by the method by which they were paid. Money refunded by another method reduces the amounts that
 * the registration paid by its other methods, so the sum is always what it has not gotten back.
 */
export function refundsByMethod(rows: readonly NetByMethod[]): Pick<Cancellation, 'refunds' | 'refundParties'> {
  const sums = new Map<PaymentMethod, { parties: number; amountCents: number }>();
  let refundParties = 0;
  for (const own of Map.groupBy(rows, ({ registrationId }) => registrationId).values()) {
    let elsewhere = own.reduce((sum, { amountCents }) => sum + Math.max(0, -amountCents), 0);
    let isOpen = false;
    for (const { method, amountCents } of own) {
      const used = Math.min(Math.max(0, amountCents), elsewhere);
      elsewhere -= used;
      const left = amountCents - used;
      if (left <= 0) continue;
      isOpen = true;
      const sum = sums.get(method) ?? { parties: 0, amountCents: 0 };
      sums.set(method, { parties: sum.parties + 1, amountCents: sum.amountCents + left });
    }
    if (isOpen) refundParties += 1;
  }
  return { refundParties, refunds: [...sums].map(([method, sum]) => ({ method, ...sum })) };
}
