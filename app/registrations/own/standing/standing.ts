import { balanceCents } from '#rules/payments';
import type { Schemas } from '../../../platform/client/client.ts';

/** What the page of a registration says first: its state, unless the event is over or money is missing again. */
export type Standing = Schemas['RegistrationState'] | 'awaitsAddress' | 'confirmedOwing' | 'ended' | 'endedWaiting';

/** How a registration stands for its party. */
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

/** The standing whose heading a standing has. */
export function headingOf(standing: Standing): Exclude<Standing, 'awaitsAddress' | 'confirmedOwing' | 'endedWaiting'> {
  if (standing === 'awaitsAddress') return 'waitlisted';
  if (standing === 'confirmedOwing') return 'confirmed';
  return standing === 'endedWaiting' ? 'ended' : standing;
}
