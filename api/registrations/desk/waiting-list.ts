import type { Kysely } from 'kysely';
import { ProblemError } from '../../platform/contract/problem.ts';
import type { components } from '../../platform/contract/schema.gen.ts';
import { countAll, onPage } from '../../platform/data/list.ts';
import { firstRow } from '../../platform/paging/rules.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { placesLeft } from '../../events/rules.ts';
import { presentRegisteredEvent, findEvent } from '../../events/port.ts';
import { offered, waitlisted } from '../rows/conditions.ts';
import { canOffer } from '../rules.ts';

type Schemas = components['schemas'];

const pageSize = 50;

function partiesOf(db: Kysely<Database>, eventId: string) {
  return db
    .selectFrom('registrations')
    .select([
      'id',
      'reference',
      'version',
      'contact_first_name',
      'contact_last_name',
      'contact_phone',
      'party_size',
      'held_until',
      'waiting_since',
      'address_released_at',
    ])
    .where('event_id', '=', eventId);
}

type Row = Awaited<ReturnType<ReturnType<typeof partiesOf>['execute']>>[number];

function present(row: Row): Schemas['WaitingParty'] {
  return {
    id: row.id,
    reference: row.reference,
    version: row.version,
    contactFirstName: row.contact_first_name,
    contactLastName: row.contact_last_name,
    contactPhone: row.contact_phone,
    partySize: row.party_size,
    awaitsAddress: row.address_released_at !== null,
    ...(row.waiting_since && { waitingSince: row.waiting_since.toISOString() }),
    ...(row.held_until && { heldUntil: row.held_until.toISOString() }),
  };
}

/**
 * Returns the open offers of an event, and one page of its waiting parties, in order.
 * @throws ProblemError `not-found`.
 */
export async function readWaitingList(
  db: Kysely<Database>,
  eventId: string,
  { page, language, now }: { readonly page: number; readonly language: 'en' | 'es'; readonly now: Date },
): Promise<Schemas['WaitingList']> {
  const event = await findEvent(db, eventId);
  if (!event) throw new ProblemError('not-found');
  const request = { page, pageSize };
  const waiting = partiesOf(db, eventId).where(waitlisted);
  const [offers, rows, total] = await Promise.all([
    partiesOf(db, eventId).where(offered).orderBy('held_until').orderBy('id').execute(),
    onPage(waiting.orderBy('waiting_number'), request).execute(),
    // The event's own count includes only parties that have a turn.
    countAll(db, waiting),
  ]);
  return {
    event: presentRegisteredEvent(event, language),
    taken: event.taken,
    placesLeft: placesLeft(event),
    canOffer: canOffer(event, now),
    offers: offers.map(present),
    waiting: rows.map((row, index) => ({ ...present(row), position: firstRow(request) + index })),
    ...request,
    total,
  };
}
