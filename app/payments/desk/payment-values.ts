import { readDate } from '#design-system';
import { isFarAbove, unpaidCents } from '#rules/payments';
import type { Schemas } from '../../platform/client/client.ts';
import { brokenRules, type BrokenRules } from '../../platform/forms/contract-rules.ts';
import { dueOf } from '../port/amounts-due.tsx';
import { readAmount } from '../../platform/client/read-amount.ts';

/** The typed and chosen values of a payment or refund. */
export interface PaymentValues {
  kind: Schemas['PaymentKind'];
  method: Schemas['PaymentMethod'];
  amount: string;
  receivedOn: string;
  checkNumber: string;
  note: string;
}

/** The fields in page order. */
export const paymentFields = [
  'kind',
  'method',
  'amount',
  'receivedOn',
  'checkNumber',
  'note',
] as const satisfies readonly (keyof PaymentValues)[];

/** Converts the values to the API's format; unreadable ones are left out, so that the rules report them. */
export function paymentBody({
  kind,
  method,
  amount,
  receivedOn,
  checkNumber,
  note,
}: PaymentValues): Partial<Schemas['PaymentRequest']> {
  const cents = readAmount(amount);
  const { date } = readDate(receivedOn);
  const number = checkNumber.trim();
  return {
    kind,
    method,
    ...(cents !== null && { amountCents: cents }),
    ...(date !== undefined && { receivedOn: date }),
    // A check number typed before the method was changed does not belong to the new method.
    ...(method === 'Check' && number !== '' && { checkNumber: number }),
    ...(note.trim() !== '' && { note: note.trim() }),
  };
}

/** The errors by field name; a payment cannot be dated in the future. */
export function brokenPayment(values: PaymentValues, today: string): BrokenRules {
  const { amountCents, ...broken } = brokenRules('PaymentRequest', paymentBody(values));
  const isRead = values.amount.trim() === '' || amountCents !== 'required';
  const isLater = readDate(values.receivedOn, { latest: today }).problem === 'tooLate';
  return {
    ...broken,
    ...(amountCents !== undefined && { amount: isRead ? amountCents : 'pattern' }),
    ...(isLater && { receivedOn: 'maximum' }),
  };
}

/** The most likely values for a new entry: the amount due now or else the balance, the promised method, and today. */
export function blankPayment(registration: Schemas['Registration'], today: string): PaymentValues {
  const { state, payment } = registration;
  const { nowCents } = dueOf(registration);
  const left = nowCents > 0 ? nowCents : unpaidCents(payment.amountCents, payment.paidCents);
  return {
    kind: 'payment',
    method: payment.method,
    amount: state === 'cancelled' ? '' : amountText(left),
    receivedOn: today,
    checkNumber: '',
    note: '',
  };
}

/** An amount in the field's format: 200 or 200.50; empty if nothing is owed. */
function amountText(cents: number): string {
  if (cents <= 0) return '';
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** Whether staff must confirm the amount because it is far above the price. */
export function needsConfirmation(
  { payment }: Schemas['Registration'],
  { kind, amountCents }: Pick<Schemas['PaymentRequest'], 'kind' | 'amountCents'>,
): boolean {
  return kind === 'payment' && isFarAbove(payment.amountCents, payment.paidCents + amountCents);
}
