import type { Config } from '../platform/config.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { paymentInstructions, presentRegisteredEvent } from '../events/port.ts';
import { currentDeposit, endOfEvent } from '../events/rules.ts';
import type { StoredEvent } from '../events/port.ts';
import { netPaid, paymentStatus, checkDetails } from '../payments/rules.ts';
import { isBeforeLock, lastChangeDay } from './last-moment.ts';
import type { RegistrationRecord } from './record.ts';
import { awaitsHelp, isCancellable, isChangeable, isOverdue, isSettled } from './rules.ts';

/** Returns a registration in the form of the contract, with the event's texts in one language. */
export function presentRegistration(
  record: RegistrationRecord,
  event: StoredEvent,
  language: 'en' | 'es',
  site: Config['site'],
  now: Date,
): components['schemas']['Registration'] {
  const {
    id,
    reference,
    version,
    state,
    source,
    heldUntil,
    rooms,
    contact,
    members,
    responsibleAdult,
    quote,
    paymentMethod,
    receipts,
    createdAt,
    closedAt,
  } = record;
  const instructions = paymentInstructions(event, paymentMethod, reference, language, site);
  const deposit = currentDeposit(event, now);
  const check = checkDetails(paymentMethod, language, site);
  return {
    id,
    reference,
    version,
    state,
    source,
    isOverdue: isOverdue(record, now),
    ...(heldUntil && { heldUntil: heldUntil.toISOString() }),
    event: presentRegisteredEvent(event, language),
    rooms,
    contact,
    ...(record.emailProblem !== null && { emailProblem: record.emailProblem }),
    isAddressConfirmed: record.address.unconfirmedSince === null,
    ...(record.address.releasedAt && { addressReleasedAt: record.address.releasedAt.toISOString() }),
    members: [...members],
    ...(responsibleAdult && { responsibleAdult }),
    quote,
    payment: {
      method: paymentMethod,
      amountCents: quote.totalCents,
      currency: quote.currency,
      reference,
      status: paymentStatus(quote.totalCents, receipts),
      paidCents: netPaid(receipts),
      awaitsHelp: awaitsHelp(record),
      ...(record.paymentReview !== null && { review: record.paymentReview }),
      ...(deposit && { deposit }),
      ...(instructions !== undefined && { instructions }),
      ...(check && { check }),
    },
    lastChangeDay: lastChangeDay(event),
    canChange: isChangeable(state) && isBeforeLock(event, now),
    canCancel: isCancellable(state) && (isBeforeLock(event, now) || !isSettled(state)),
    hasEnded: endOfEvent(event) <= now,
    language: record.language,
    ...(closedAt && { closedAt: closedAt.toISOString() }),
    createdAt: createdAt.toISOString(),
  };
}
