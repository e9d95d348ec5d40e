import type { components } from '#contract/schema';
import { currentDeposit } from '../events/rules.ts';
import type { DepositEvent } from '../events/rules.ts';

type PaymentMethod = components['schemas']['PaymentMethod'];
type RegistrationState = components['schemas']['RegistrationState'];
type Cancellation = components['schemas']['EventCancellation'];

/** Payment methods without a provider: the party promises, staff confirm. */
export const promisedMethods: readonly PaymentMethod[] = ['Zelle', 'Check', 'Cash'];

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

/** Money received less money returned, in cents. */
export function netPaid({ paidCents, refundedCents }: Receipts): number {
  return paidCents - refundedCents;
}

/** Whether money is due from a registration in this state: nobody pays for places that are not theirs yet, or no longer. */
export function owesMoney(state: RegistrationState): boolean {
  return state !== 'waitlisted' && state !== 'offered' && state !== 'cancelled';
}

/** What is missing from a price, due or not, in cents; below 0 for an overpayment. */
export function unpaidCents(totalCents: number, netCents: number): number {
  return totalCents - netCents;
}

/** Whether an amount covers the whole price. */
export function isPaidInFull(totalCents: number, netCents: number): boolean {
  return unpaidCents(totalCents, netCents) <= 0;
}

/**
 * The balance when so much has been received and not returned, in cents; below 0 for what is to be refunded. A party that waits
 * or is offered places owes nothing yet, and what it paid stays with it; one that has canceled gets everything back.
 */
export function balanceCents(state: RegistrationState, totalCents: number, netCents: number): number {
  if (state === 'cancelled') return unpaidCents(0, netCents);
  const unpaid = unpaidCents(totalCents, netCents);
  return owesMoney(state) ? unpaid : Math.min(0, unpaid);
}

/** What determines how much a registration owes. */
export interface Account {
  readonly state: RegistrationState;
  readonly quote: { readonly totalCents: number };
  readonly receipts: Receipts;
}

/** The balance of a registration, in cents. */
export function balanceOf({ state, quote, receipts }: Account): number {
  return balanceCents(state, quote.totalCents, netPaid(receipts));
}

/** What a party still has to pay, in cents; 0 when nothing is. */
export function dueCents(account: Account): number {
  return Math.max(0, balanceOf(account));
}

/** What is still to be paid, and by when; in cents. */
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
 * Which part of the balance is due now and which later.
 * @param deposit the one asked for at this moment; without it everything is due
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

/** The payment status of a registration. A promise does not count; a party whose whole payment was returned is refunded. */
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
 * @param netCents what has been paid with the new payment
 */
export function isFarAbove(totalCents: number, netCents: number): boolean {
  return -unpaidCents(totalCents, netCents) > Math.max(slipMargin, totalCents / 2);
}

/** What a registration has paid by one method less what it got back by it, in cents; below 0 if it got back more. */
export interface NetByMethod {
  readonly registrationId: string;
  readonly method: PaymentMethod;
  readonly amountCents: number;
}

/**
 * What is to be refunded, by the method by which it was paid. Money that went back by another method than it came reduces what the
 * registration paid otherwise, so the sum is always what it has not got back.
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
