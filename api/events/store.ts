import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../platform/data/tables.gen.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import { isFull, parseEventDate, toEventDate } from './rules.ts';
import type { Bookings } from './rules.ts';
import { scheduleColumns, toScheduledEvent } from './named-events.ts';
import { completeContent } from './content/rules.ts';
import type { CompleteEvent, EventLinks, EventRates, EventTexts } from './content/rules.ts';
import type { HashedEventSource } from './source.ts';

type Event = components['schemas']['Event'];

/** A stored event with both languages and its booked places; rates are in the form that the pricing rules take. */
export type StoredEvent = Pick<
  Event,
  | 'id'
  | 'type'
  | 'status'
  | 'cancelled_at'
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
    /** When the published content of the event last changed. */
    readonly updatedAt: Date;
    /** The message to the parties of a canceled event. */
    readonly cancellationMessage?: components['schemas']['CancellationMessage'];
    /** A hidden event is visible only to staff and to people who are registered for it. */
    readonly isHidden: boolean;
  } & Bookings;

const columns = [
  ...scheduleColumns,
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
  'events.cancellation_message',
] as const;

function select(db: Kysely<Database>) {
  return db
    .selectFrom('events')
    .innerJoin('event_places', 'event_places.event_id', 'events.id')
    .select(columns)
    .select(['event_places.taken', 'event_places.waiting']);
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function toIsoDate(text: string): string {
  const { year, month, day } = parseEventDate(text);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The deposit that an event asks for, if any. */
export function depositOf({
  deposit_percent: percent,
  rest_due_on: restDueOn,
}: Pick<Row, 'deposit_percent' | 'rest_due_on'>): Pick<Event, 'deposit'> {
  return percent === null || restDueOn === null ? {} : { deposit: { percent, restDueOn: toEventDate(restDueOn) } };
}

/** The jsonb columns were written from a validated EventSource, so they have its types. */
function toStoredEvent(row: Row): StoredEvent {
  return {
    ...toScheduledEvent(row),
    ...(row.cancelled_at !== null && {
      cancellationMessage: row.cancellation_message as NonNullable<StoredEvent['cancellationMessage']>,
    }),
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

/** Returns every event, including hidden ones, in no particular order. */
export async function findEvents(db: Kysely<Database>): Promise<StoredEvent[]> {
  return (await select(db).execute()).map(toStoredEvent);
}

/** Returns the public events, in no particular order. */
export async function findPublicEvents(db: Kysely<Database>): Promise<StoredEvent[]> {
  return (await findEvents(db)).filter(({ isHidden }) => !isHidden);
}

/** Returns the ids of the public events. */
export async function findPublicEventIds(db: Kysely<Database>): Promise<string[]> {
  const rows = await db.selectFrom('events').select('id').where('hidden_at', 'is', null).execute();
  return rows.map(({ id }) => id);
}

/** Returns a public event; null if there is none. */
export async function findPublicEvent(db: Kysely<Database>, id: string): Promise<StoredEvent | null> {
  const event = await findEvent(db, id);
  return event?.isHidden === false ? event : null;
}

/** Returns an event, hidden or not; null if there is none. */
export async function findEvent(db: Kysely<Database>, id: string): Promise<StoredEvent | null> {
  const row = await select(db).where('events.id', '=', id).executeTakeFirst();
  return row ? toStoredEvent(row) : null;
}

/**
 * Returns the events with these ids, by id. Locks them until the transaction ends, so that nobody else can book or free their
 * places, or publish the event. Locks them in the order of their ids, so that two transactions never deadlock.
 */
export async function lockEvents(
  transaction: Transaction<Database>,
  ids: readonly string[],
): Promise<Map<string, StoredEvent>> {
  const wanted = [...new Set(ids)];
  await transaction
    .selectFrom('event_places')
    .select('event_id')
    .where('event_id', 'in', wanted)
    .orderBy('event_id')
    .forUpdate()
    .execute();
  // A statement of its own: one that waits for a lock still sees the other tables as they were before it waited.
  const rows = await select(transaction).where('events.id', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.id, toStoredEvent(row)]));
}

/** A version that changes whenever the places shown on pages change. */
export interface PlacesVersion {
  /** Which events have no places left, or people waiting. */
  readonly states: string;
  /** How many places are booked. */
  readonly counts: string;
}

/** Reads the current version of the places. */
export async function readPlacesVersion(db: Kysely<Database>): Promise<PlacesVersion> {
  const rows = await db
    .selectFrom('event_places')
    .innerJoin('events', 'events.id', 'event_places.event_id')
    .select(['events.id', 'events.max_registration_count', 'event_places.taken', 'event_places.waiting'])
    .orderBy('events.id')
    .execute();
  const full = rows.filter(({ max_registration_count: most, ...booked }) =>
    isFull({ ...booked, maxRegistrationCount: most ?? undefined }),
  );
  return {
    states: full.map(({ id }) => id).join(','),
    counts: rows.map(({ id, taken, waiting }) => `${id} ${String(taken)} ${String(waiting)}`).join(','),
  };
}

/** The user who canceled an event, the time, and the message to its parties. */
interface Cancellation {
  readonly message: NonNullable<StoredEvent['cancellationMessage']>;
  readonly userId: number;
  readonly now: Date;
}

/** Returns the column values for the content of an event. */
function contentColumns(event: CompleteEvent) {
  return {
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
  };
}

async function addPlaces(db: Kysely<Database>, eventId: string): Promise<void> {
  await db
    .insertInto('event_places')
    .values({ event_id: eventId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Writes an event from a file and its places. Skips one that staff own because they have published it or saved an edit, and one whose
 * content is the same as last time.
 */
export async function saveEventSource(db: Kysely<Database>, { event, hash }: HashedEventSource): Promise<void> {
  const values = { ...contentColumns(event), source_hash: hash };
  await db
    .insertInto('events')
    .values({ id: event.id, ...values })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...values, updated_at: sql<Date>`now()` })
        .where('events.source_hash', '<>', hash)
        .where('events.edited_at', 'is', null)
        .where((row) => {
          const edits = row.selectFrom('event_edits').whereRef('event_edits.id', '=', 'events.id');
          return row.not(row.exists(edits.where('content', 'is not', null)));
        }),
    )
    .execute();
  await addPlaces(db, event.id);
}

/**
 * Writes an event that staff publish. From then on staff own it, unless they published the content of its file (`editedAt` null).
 */
export async function savePublishedEvent(
  transaction: Transaction<Database>,
  { event, hash }: HashedEventSource,
  editedAt: Date | null,
  isHidden = false,
): Promise<void> {
  const values = {
    ...contentColumns(event),
    source_hash: hash,
    edited_at: editedAt,
    ...(!isHidden && { hidden_at: null }),
    updated_at: sql<Date>`now()`,
  };
  await transaction
    .insertInto('events')
    .values({ id: event.id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  await addPlaces(transaction, event.id);
}

/** Marks an event as canceled. From then on staff own it: a later file does not change it. */
export async function markEventCanceled(
  transaction: Transaction<Database>,
  id: string,
  { message, userId, now }: Cancellation,
): Promise<void> {
  await transaction
    .updateTable('events')
    .set((row) => ({
      cancelled_at: now,
      cancelled_by_user_id: userId,
      cancellation_message: JSON.stringify(message),
      edited_at: row.fn.coalesce('edited_at', row.val(now)),
      updated_at: sql<Date>`now()`,
    }))
    .where('id', '=', id)
    .execute();
}

/** Returns the content of a stored event. */
export function contentOf(event: StoredEvent): CompleteEvent {
  const { roomBasePrice, childRate, teenRate, youngAdultRate, additionalAdultRate, adultRetreatRate, toddlerRate } =
    event;
  const rates = {
    roomBasePrice,
    childRate,
    teenRate,
    youngAdultRate,
    additionalAdultRate,
    adultRetreatRate,
    toddlerRate,
  };
  const written = Object.fromEntries(Object.entries(rates).filter(([, rate]) => rate !== undefined));
  const { deposit, sessions } = event;
  return completeContent({ ...event, deposit, sessions, rates: written }, event.id, event.timeZone);
}
