import { balanceCents } from '#rules/payments';
import { awaitsPlaces } from '#rules/registrations';
import type { Schemas } from '../../../platform/client/client.ts';

/**
 * The status that a registration's page shows first: its state, unless the event has ended, the center canceled it, or money is
 * missing again.
 */
export type OwnStatus =
  | Schemas['RegistrationState']
  | ('awaitsAddress' | 'confirmedOwing' | 'ended' | 'endedWaiting' | 'eventCancelled');

/** The data that determines the status. */
type StatusParty = Pick<Schemas['Registration'], 'state' | 'hasEnded' | 'addressReleasedAt'> & {
  event: Pick<Schemas['RegisteredEvent'], 'cancellation'>;
  payment: Pick<Schemas['PaymentDue'], 'amountCents' | 'paidCents'>;
};

/** The status of a registration from its party's point of view. */
export function ownStatus({
  state,
  hasEnded,
  addressReleasedAt,
  event,
  payment: { amountCents, paidCents },
}: StatusParty): OwnStatus {
  if (state === 'cancelled') return event.cancellation ? 'eventCancelled' : state;
  if (hasEnded) return awaitsPlaces(state) ? 'endedWaiting' : 'ended';
  if (state === 'waitlisted' && addressReleasedAt !== undefined) return 'awaitsAddress';
  return state === 'confirmed' && balanceCents(state, amountCents, paidCents) > 0 ? 'confirmedOwing' : state;
}

/** The status whose heading is used for this one. */
export function headingOf(status: OwnStatus): Exclude<OwnStatus, 'awaitsAddress' | 'confirmedOwing' | 'endedWaiting'> {
  if (status === 'awaitsAddress') return 'waitlisted';
  if (status === 'confirmedOwing') return 'confirmed';
  return status === 'endedWaiting' ? 'ended' : status;
}
