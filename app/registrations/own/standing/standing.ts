import { balanceCents } from '#rules/payments';
import type { Schemas } from '../../../platform/client/client.ts';

/** The status that a registration's page shows first: its state, unless the event has ended or money is missing again. */
export type Standing = Schemas['RegistrationState'] | 'awaitsAddress' | 'confirmedOwing' | 'ended' | 'endedWaiting';

/** The status of a registration from its party's point of view. */
export function standingOf({
  state,
  hasEnded,
  addressReleasedAt,
  payment: { amountCents, paidCents },
}: Pick<Schemas['Registration'], 'state' | 'hasEnded' | 'addressReleasedAt' | 'payment'>): Standing {
  if (state === 'cancelled') return state;
  if (hasEnded) return state === 'waitlisted' || state === 'offered' ? 'endedWaiting' : 'ended';
  if (state === 'waitlisted' && addressReleasedAt !== undefined) return 'awaitsAddress';
  return state === 'confirmed' && balanceCents(state, amountCents, paidCents) > 0 ? 'confirmedOwing' : state;
}

/** The standing whose heading is used for this one. */
export function headingOf(standing: Standing): Exclude<Standing, 'awaitsAddress' | 'confirmedOwing' | 'endedWaiting'> {
  if (standing === 'awaitsAddress') return 'waitlisted';
  if (standing === 'confirmedOwing') return 'confirmed';
  return standing === 'endedWaiting' ? 'ended' : standing;
}
