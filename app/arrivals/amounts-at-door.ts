import type { DoorParty } from '#rules/arrivals';
import { currentDeposit } from '#rules/events';
import type { AmountsDue } from '#rules/payments';
import type { IntlShape } from 'react-intl';
import { eventDate } from '../events/port/event-dates.ts';
import type { Schemas } from '../platform/client/client.ts';

type Amounts = Pick<DoorParty, 'balanceCents' | 'laterCents'>;

/** The amounts that a party owes now and later. A stored copy may be older than the day on which the rest becomes due. */
export function dueAtDoor({ balanceCents, laterCents = 0 }: Amounts, event: Schemas['DoorEvent']): AmountsDue {
  const later = currentDeposit(event, new Date()) ? laterCents : 0;
  return { nowCents: balanceCents - later, laterCents: later };
}

/** What a party owes, for its row in the list; undefined if it owes nothing. */
export function owesText(intl: IntlShape, party: Amounts, event: Schemas['DoorEvent']): string | undefined {
  if (party.balanceCents <= 0) return undefined;
  const { nowCents, laterCents } = dueAtDoor(party, event);
  const money = (cents: number) => intl.formatNumber(cents / 100, { style: 'currency', currency: 'USD' });
  if (!event.deposit || laterCents === 0) return intl.formatMessage({ id: 'door.owes' }, { amount: money(nowCents) });
  const values = { now: money(nowCents), later: money(laterCents), day: eventDate(intl, event.deposit.restDueOn) };
  return intl.formatMessage({ id: nowCents === 0 ? 'door.owesLater' : 'door.owesParts' }, values);
}
