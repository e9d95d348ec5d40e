import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import type { RegistrationRecord } from '../record.ts';
import { hasTurn, takesPlaces } from '../rules.ts';

type Placed = Pick<RegistrationRecord, 'eventId' | 'state'> & {
  readonly address?: RegistrationRecord['address'];
  readonly members: { readonly length: number };
  readonly freedPlaces?: number;
};

/** Returns what a registration takes at its event: places for its people, one turn on the waiting list, or nothing. */
export function placesOf(party: Omit<Placed, 'eventId'>): { people: number; parties: number } {
  const people = party.members.length - (party.freedPlaces ?? 0);
  return { people: takesPlaces(party.state) ? people : 0, parties: hasTurn(party) ? 1 : 0 };
}

/**
 * Counts registrations at their events, whose rows the transaction has locked: `to` is their new state, `from` their previous one.
 * @throws when more places would be freed than were taken, because the database refuses that.
 */
export async function movePlaces(
  transaction: Kysely<Database>,
  to: readonly Placed[],
  from: readonly Placed[] = [],
): Promise<void> {
  const moves = [...to.map((one) => ({ one, sign: 1 })), ...from.map((one) => ({ one, sign: -1 }))];
  const sums = new Map<string, { people: number; parties: number }>();
  for (const { one, sign } of moves) {
    const { people, parties } = placesOf(one);
    const before = sums.get(one.eventId) ?? { people: 0, parties: 0 };
    sums.set(one.eventId, { people: before.people + sign * people, parties: before.parties + sign * parties });
  }
  if ([...sums.values()].every(({ people, parties }) => people === 0 && parties === 0)) return;
  await sql`
    update event_places set taken = taken + moved.people, waiting = waiting + moved.parties
    from unnest(
      ${[...sums.keys()]}::text[], ${[...sums.values()].map(({ people }) => people)}::int[],
      ${[...sums.values()].map(({ parties }) => parties)}::int[]
    ) as moved (event_id, people, parties)
    where event_places.event_id = moved.event_id
  `.execute(transaction);
}
