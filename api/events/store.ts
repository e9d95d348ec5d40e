import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { formatEventDate, parseEventDate } from './rules.ts';
import type { Bookings } from './rules.ts';
import type { EventLinks, EventRates, EventTexts, HashedEventSource } from './source.ts';

type Event = components['schemas']['Event'];

/** An event as it is stored, both languages and the places taken with it; rates as the pricing rules take them. */
export type StoredEvent = Pick<
  Event,
  | 'id'
  | 'type'
  | 'status'
  | 'reg_date'
  | 'reg_end_date'
  | 'start_date'
  | 'end_date'
  | 'timeZone'
  | 'maxRegistrationCount'
  | 'ageBands'
  | 'paymentMethods'
  | 'sessions'
  | 'deposit'
> &
  EventRates & {
    readonly roomCapacity: number;
    readonly texts: { readonly en: EventTexts; readonly es: EventTexts };
    readonly links: EventLinks;
    /** When what is said of the event last changed. */
    readonly updatedAt: Date;
  } & Bookings;

const columns = [
  'events.id',
  'events.type',
  'events.status',
  'events.reg_date',
  'events.reg_end_date',
  'events.start_date',
  'events.end_date',
  'events.time_zone',
  'events.room_capacity',
  'events.age_bands',
  'events.rates',
  'events.payment_methods',
  'events.max_registration_count',
  'events.session_ages',
  'events.deposit_percent',
  'events.rest_due_on',
  'events.texts',
  'events.links',
  'events.updated_at',
] as const;

function select(db: Kysely<Database>) {
  return db
    .selectFrom('events')
    .innerJoin('event_places', 'event_places.event_id', 'events.id')
    .select(columns)
    .select(['event_places.taken', 'event_places.waiting']);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

/** The database's YYYY-MM-DD as the DD-MON-YYYY of event objects. */
export function toEventDate(iso: string): string {
  const [year = NaN, month = NaN, day = NaN] = iso.split('-').map(Number);
  return formatEventDate({ year, month, day });
}

function toIsoDate(text: string): string {
  const { year, month, day } = parseEventDate(text);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The deposit that an event asks for, if it does. */
export function depositOf({
  deposit_percent: percent,
  rest_due_on: restDueOn,
}: Pick<Row, 'deposit_percent' | 'rest_due_on'>): Pick<Event, 'deposit'> {
  return percent === null || restDueOn === null ? {} : { deposit: { percent, restDueOn: toEventDate(restDueOn) } };
}

/** The jsonb columns were written from a validated EventSource, so they have its types. */
function toStoredEvent(row: Row): StoredEvent {
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    reg_date: toEventDate(row.reg_date),
    ...(row.reg_end_date !== null && { reg_end_date: toEventDate(row.reg_end_date) }),
    start_date: toEventDate(row.start_date),
    end_date: toEventDate(row.end_date),
    timeZone: row.time_zone,
    roomCapacity: row.room_capacity,
    ageBands: row.age_bands as Event['ageBands'],
    ...(row.rates as EventRates),
    paymentMethods: row.payment_methods as Event['paymentMethods'],
    ...(row.max_registration_count !== null && { maxRegistrationCount: row.max_registration_count }),
    ...(row.session_ages !== null && { sessions: row.session_ages as NonNullable<Event['sessions']> }),
    ...depositOf(row),
    texts: row.texts as StoredEvent['texts'],
    links: row.links as EventLinks,
    taken: row.taken,
    waiting: row.waiting,
    updatedAt: row.updated_at,
  };
}

/** Every event, in no particular order. */
export async function findEvents(db: Kysely<Database>): Promise<StoredEvent[]> {
  return (await select(db).execute()).map(toStoredEvent);
}

/** The ids of all events. */
export async function findEventIds(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('events').select('id').execute();
  return rows.map(({ id }) => id);
}

/** One event, or null. */
export async function findEvent(db: Kysely<Database>, id: string): Promise<StoredEvent | null> {
  const row = await select(db).where('events.id', '=', id).executeTakeFirst();
  return row ? toStoredEvent(row) : null;
}

/**
 * The events of these ids, by id; nobody else can take or free their places until the transaction ends. They are locked
 * in the order of their ids, so that two transactions never wait for each other.
 */
export async function lockEvents(
  transaction: Transaction<Database>,
  ids: readonly string[],
): Promise<Map<string, StoredEvent>> {
  const rows = await select(transaction)
    .where('events.id', 'in', [...new Set(ids)])
    .orderBy('events.id')
    .forUpdate('event_places')
    .execute();
  return new Map(rows.map((row) => [row.id, toStoredEvent(row)]));
}

/** Differs when what can be shown of places does. */
export interface PlacesVersion {
  /** Which events have none left, or people waiting for them. */
  readonly states: string;
  /** How many are taken. */
  readonly counts: string;
}

/** Reads which version of the places is in the database. */
export async function readPlacesVersion(db: Kysely<Database>): Promise<PlacesVersion> {
  const { rows } = await sql<PlacesVersion>`
    select
      coalesce(string_agg(event_id, ',' order by event_id) filter (where taken >= max_registration_count or waiting > 0), '') as states,
      coalesce(string_agg(event_id || ' ' || taken || ' ' || waiting, ',' order by event_id), '') as counts
    from event_places join events on events.id = event_places.event_id
  `.execute(db);
  return rows[0] ?? { states: '', counts: '' };
}

/** Writes an event and its places; one whose content is the same as last time is left alone, so that edits stay. */
export async function saveEventSource(db: Kysely<Database>, { event, hash }: HashedEventSource): Promise<void> {
  const values = {
    id: event.id,
    type: event.type,
    status: event.status,
    reg_date: toIsoDate(event.reg_date),
    reg_end_date: event.reg_end_date === undefined ? null : toIsoDate(event.reg_end_date),
    start_date: toIsoDate(event.start_date),
    end_date: toIsoDate(event.end_date),
    time_zone: event.timeZone,
    room_capacity: event.roomCapacity,
    age_bands: JSON.stringify(event.ageBands),
    rates: JSON.stringify(event.rates),
    payment_methods: event.paymentMethods,
    max_registration_count: event.maxRegistrationCount ?? null,
    session_ages: event.sessions === undefined ? null : JSON.stringify(event.sessions),
    deposit_percent: event.deposit?.percent ?? null,
    rest_due_on: event.deposit === undefined ? null : toIsoDate(event.deposit.restDueOn),
    texts: JSON.stringify(event.texts),
    links: JSON.stringify(event.links),
    source_hash: hash,
  };
  await db
    .insertInto('events')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...values, updated_at: sql<Date>`now()` })
        .where('events.source_hash', '<>', hash),
    )
    .execute();
  await db
    .insertInto('event_places')
    .values({ event_id: event.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
