import { party } from '../../../registrations/history.ts';
import { acceptOffer } from '../../../registrations/lifecycle/holds-and-offers.ts';
import { cancel } from '../../../registrations/lifecycle/cancel.ts';
import { daysAfter } from '../year.ts';
import type { Year } from '../year.ts';

async function findIn({ context }: Year, eventId: string, state: 'confirmed' | 'pendingPayment' | 'offered') {
  return context.db
    .selectFrom('registrations')
    .select(['id', 'version'])
    .where('event_id', '=', eventId)
    .where('state', '=', state)
    .orderBy('party_size', 'desc')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
}

/** A large party gives up its places, so that they are offered to the waiting list. */
async function freePlaces(year: Year, eventId: string): Promise<void> {
  const found = (await findIn(year, eventId, 'confirmed')) ?? (await findIn(year, eventId, 'pendingPayment'));
  if (found) await cancel(year.context, found.id, found.version, party);
}

/** The party that is offered places accepts them. */
async function takeOffers(year: Year, eventId: string): Promise<void> {
  for (let offered = await findIn(year, eventId, 'offered'); offered; offered = await findIn(year, eventId, 'offered'))
    await acceptOffer(year.context, offered.id, offered.version, party);
}

/** Plans how the waiting list of a full event moves: most offers are accepted, some expire, and one is open now. */
export function planWaitingList(year: Year, eventId: string): void {
  const { agenda, end } = year;
  for (const days of [15, 8, 0.9]) agenda.at(daysAfter(end, -days), () => freePlaces(year, eventId));
  for (let days = 50.4; days > 1; days -= 1)
    // Nobody answers while these offers are open.
    if (days < 5.6 || days > 8) agenda.at(daysAfter(end, -days), () => takeOffers(year, eventId));
}
