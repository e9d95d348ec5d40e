import type { Config } from '../config.ts';
import type { components } from '../contract/schema.gen.ts';
import { paymentInstructions, presentRegisteredEvent } from '../events/present.ts';
import type { StoredEvent } from '../events/store.ts';
import { netPaid, paymentStatus } from '../payments/rules.ts';
import { isBeforeLock, lastChangeDay } from './lock.ts';
import type { RegistrationRecord } from './record.ts';
import { isCancellable, isChangeable, isOverdue, isSettled } from './rules.ts';

/** A registration as the contract has it, the event's texts in one language. */
export function presentRegistration(
  record: RegistrationRecord,
  event: StoredEvent,
  language: 'en' | 'es',
  site: Config['site'],
  now: Date,
): components['schemas']['Registration'] {
  const { id, reference, version, state, source, heldUntil, rooms, contact, members, quote, paymentMethod, receipts, createdAt } = record;
  const instructions = paymentInstructions(event, paymentMethod, reference, language, site);
  return {
    id,
    reference,
    version,
    state,
    source,
    isOverdue: isOverdue(record.owesSince, now),
    ...(heldUntil && { heldUntil: heldUntil.toISOString() }),
    event: presentRegisteredEvent(event, language),
    rooms,
    contact,
    members: [...members],
    quote,
    payment: {
      method: paymentMethod,
      amountCents: quote.totalCents,
      currency: quote.currency,
      reference,
      status: paymentStatus(quote.totalCents, receipts),
      paidCents: netPaid(receipts),
      ...(instructions !== undefined && { instructions }),
    },
    lastChangeDay: lastChangeDay(event),
    canChange: isChangeable(state) && isBeforeLock(event, now),
    canCancel: isCancellable(state) && (isBeforeLock(event, now) || !isSettled(state)),
    language: record.language,
    createdAt: createdAt.toISOString(),
  };
}
