import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/data/tables.gen.ts';
import { parseEventDate, startOfDay } from '../../events/rules.ts';
import type { StoredEvent } from '../../events/store.ts';
import type { Parts } from '../../context.ts';
import { recordChanges, system } from '../history.ts';
import type { RegistrationRecord } from '../record.ts';
import { hasTurn, heldUntil, takesPlaces } from '../rules.ts';

type Placed = Pick<RegistrationRecord, 'eventId' | 'state'> & {
  readonly address?: RegistrationRecord['address'];
  readonly members: { readonly length: number };
};

/** What a registration takes of its event: places for its people, or one turn in the waiting list, or nothing. */
export function placesOf(party: Omit<Placed, 'eventId'>): { people: number; parties: number } {
  return { people: takesPlaces(party.state) ? party.members.length : 0, parties: hasTurn(party) ? 1 : 0 };
}

/**
 * Counts registrations at their events, whose rows the transaction has locked: `to` as they are now, `from` as they were.
 * @throws when more would be given back than was taken; the database refuses it.
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
  await sql`
    update event_places set taken = taken + moved.people, waiting = waiting + moved.parties
    from unnest(
      ${[...sums.keys()]}::text[], ${[...sums.values()].map(({ people }) => people)}::int[],
      ${[...sums.values()].map(({ parties }) => parties)}::int[]
    ) as moved (event_id, people, parties)
    where event_places.event_id = moved.event_id
  `.execute(transaction);
}

/** Places are offered until the event begins. */
export function startsAt(event: StoredEvent): Date {
  return startOfDay(parseEventDate(event.start_date), event.timeZone);
}

/** Until when an offer made now is good: 48 hours, but not beyond the event's beginning. */
function offerEnds(event: StoredEvent, now: Date): Date {
  const usual = heldUntil('offered', now) ?? now;
  const start = startsAt(event);
  return usual < start ? usual : start;
}

/** The first waiting party that fits; those passed over keep their turn. Without a limit of places every party does. */
async function firstFitting(transaction: Kysely<Database>, eventId: string, places: number | null) {
  return transaction
    .selectFrom('registrations')
    .select(['id', 'party_size', 'version'])
    .where('event_id', '=', eventId)
    .where('state', '=', 'waitlisted')
    .where('address_released_at', 'is', null)
    .$if(places !== null, (query) => query.where('party_size', '<=', places))
    .orderBy('waiting_number')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Offers places to a waiting party: they are its own for two days. The event's row must be locked. */
export async function offerPlaces(
  transaction: Transaction<Database>,
  event: StoredEvent,
  waiting: { readonly id: string; readonly people: number; readonly version: number },
  now: Date,
  enqueue: Parts['enqueue'],
): Promise<void> {
  const until = offerEnds(event, now);
  const version = waiting.version + 1;
  await transaction
    .updateTable('registrations')
    .set({ state: 'offered', held_until: until, waiting_since: null, waiting_number: null, version, updated_at: now })
    .where('id', '=', waiting.id)
    .execute();
  const members = { length: waiting.people };
  await movePlaces(
    transaction,
    [{ eventId: event.id, state: 'offered', members }],
    [{ eventId: event.id, state: 'waitlisted', members }],
  );
  await enqueue(transaction, 'registration-mail', { registrationId: waiting.id, notice: 'offered', version });
  await enqueue(transaction, 'registration-hold', { registrationId: waiting.id }, until);
}

/**
 * Offers what is free to those who wait, in their order: each time the first party that fits entirely. The event's row
 * must be locked by the transaction.
 */
export async function offerFreedPlaces(
  transaction: Transaction<Database>,
  event: StoredEvent,
  now: Date,
  enqueue: Parts['enqueue'],
): Promise<void> {
  if (now >= startsAt(event)) return;
  for (;;) {
    const { taken, waiting } = await transaction
      .selectFrom('event_places')
      .select(['taken', 'waiting'])
      .where('event_id', '=', event.id)
      .executeTakeFirstOrThrow();
    const places = event.maxRegistrationCount === undefined ? null : event.maxRegistrationCount - taken;
    const next = waiting > 0 ? await firstFitting(transaction, event.id, places) : undefined;
    if (!next) return;
    await offerPlaces(
      transaction,
      event,
      { id: next.id, people: next.party_size, version: next.version },
      now,
      enqueue,
    );
    await recordChanges(transaction, [{ registrationId: next.id, at: now, kind: 'offered', actor: system }]);
  }
}
