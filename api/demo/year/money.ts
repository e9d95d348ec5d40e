import { findEvent } from '../../events/store.ts';
import { recordPayment } from '../../payments/ledger.ts';
import { dueCents, netPaid } from '../../payments/rules.ts';
import { isBeforeLock } from '../../registrations/last-moment.ts';
import { adjustPrice, closeParty } from '../../registrations/desk/adjust-price.ts';
import { cancel } from '../../registrations/lifecycle/cancel.ts';
import { party } from '../../registrations/history.ts';
import type { RegistrationRecord } from '../../registrations/record.ts';
import { isCancellable } from '../../registrations/rules.ts';
import { findRegistration } from '../../registrations/store.ts';
import type { Course, PlannedPayment } from './parties/courses.ts';
import type { Year } from './year.ts';
import { atWork, daysAfter } from './year.ts';

/** A registration in its current state. */
export async function current({ context }: Year, id: string): Promise<RegistrationRecord> {
  const record = await findRegistration(context.db, id);
  if (!record) throw new Error(`There is no registration ${id}`);
  return record;
}

/** Notes that staff add to some entries. */
const notes = ['Sent by her sister.', 'El banco la marcó como duplicada; es correcta.', 'Envelope of the parish.'];

async function pay(year: Year, id: string, { percent }: PlannedPayment, number: number): Promise<void> {
  const record = await current(year, id);
  if (record.state === 'cancelled' || record.state === 'waitlisted') return;
  const owed = dueCents(record);
  // People pay whole dollars.
  const amountCents =
    percent === 'rest' ? owed : Math.min(owed, Math.round((record.quote.totalCents * percent) / 10_000) * 100);
  if (amountCents <= 0) return;
  const method = record.paymentMethod === 'PayPal' ? 'Check' : record.paymentMethod;
  await recordPayment(
    year.context,
    id,
    {
      kind: 'payment',
      method,
      amountCents,
      receivedOn: year.context.today(),
      ...(method === 'Check' && { checkNumber: String(1200 + number) }),
      ...(number % 9 === 0 && { note: notes[(number / 9) % notes.length] ?? '' }),
    },
    `demo-payment-${record.reference}-${String(record.version)}`,
    number % 5 === 0 ? year.staff.A : year.staff.R,
  );
}

async function refund(year: Year, id: string, percent: number): Promise<void> {
  const record = await current(year, id);
  if (record.state !== 'cancelled') return;
  const amountCents = Math.round((netPaid(record.receipts) * percent) / 10_000) * 100;
  if (amountCents <= 0 || record.paymentMethod === 'PayPal') return;
  await recordPayment(
    year.context,
    id,
    {
      kind: 'refund',
      method: record.paymentMethod,
      amountCents,
      receivedOn: year.context.today(),
      note: percent === 100 ? 'Canceled in good time.' : 'Canceled late; the room could not be given to others.',
    },
    `demo-refund-${record.reference}`,
    year.staff.A,
  );
}

async function cancelParty(year: Year, id: string, number: number): Promise<void> {
  const { state, version, eventId } = await current(year, id);
  const event = await findEvent(year.context.db, eventId);
  // A party that has arrived can no longer cancel.
  if (!isCancellable(state) || !event) return;
  // In the last week only staff cancel.
  const isByStaff = number % 2 === 0 || !isBeforeLock(event, year.context.clock());
  const actor = isByStaff ? ({ by: 'staff', userId: year.staff.R } as const) : party;
  await cancel(year.context, id, version, actor, isByStaff ? 'Called: the child is ill.' : undefined);
}

async function reducePrice(year: Year, id: string, kind: 'help' | 'discount', reason: string): Promise<void> {
  const { version, quote, state } = await current(year, id);
  if (state === 'cancelled') return;
  const percent = kind === 'help' ? 40 : 15;
  const amountCents = Math.round((quote.totalCents * percent) / 10_000) * 100;
  await adjustPrice(year.context, id, { version, kind, amountCents, reason }, year.staff.A);
}

/** Plans a party's payments, price reductions and refunds. */
export function planMoney(year: Year, id: string, course: Course, number: number): void {
  const { agenda } = year;
  const from = agenda.now();
  const at = (days: number, work: () => Promise<void>): void => {
    agenda.at(atWork(year, daysAfter(from, days), from), work);
  };
  if (course.help === 'granted')
    at(2, () => reducePrice(year, id, 'help', 'Spoke with the mother; the parish fund takes it over.'));
  const { discount } = course;
  if (discount !== undefined) at(1, () => reducePrice(year, id, 'discount', discount));
  for (const payment of course.payments) at(payment.after, () => pay(year, id, payment, number));
  if (!course.cancelled) return;
  const { after, refundPercent } = course.cancelled;
  at(after, () => cancelParty(year, id, number));
  if (refundPercent !== undefined) at(after + 2, () => refund(year, id, refundPercent));
}

/** Plans how staff close unpaid balances some weeks after an event. */
export function planClosing(year: Year, eventId: string, moment: Date): void {
  const { agenda, context, staff } = year;
  agenda.at(atWork(year, moment), async () => {
    const owing = await context.db
      .selectFrom('registrations')
      .select(['id', 'version'])
      .where('event_id', '=', eventId)
      .where('owes_since', 'is not', null)
      .where('closed_at', 'is', null)
      .execute();
    for (const { id, version } of owing) await closeParty(context, id, { version }, staff.A);
  });
}
