import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { bedSpaces } from './rules.ts';

type Schemas = components['schemas'];
type Row = Selectable<Database['rooms']>;

/** The maximum number of rooms: more than any house has. */
const mostRooms = 500;

function toRoom(row: Row): Schemas['Room'] {
  return {
    id: row.id,
    version: row.version,
    house: row.house,
    ...(row.floor !== '' && { floor: row.floor }),
    name: row.name,
    beds: row.beds as Schemas['BedKind'][],
    isStepFree: row.is_step_free,
    hasBath: row.has_bath,
    isOutOfService: row.is_out_of_service,
    isShared: row.is_shared,
  };
}

/** Returns the columns that rooms added together have in common. */
function columnsOf(room: Omit<Schemas['NewRooms'], 'eventId' | 'names'>) {
  return {
    house: room.house.trim(),
    floor: (room.floor ?? '').trim(),
    beds: room.beds,
    is_step_free: room.isStepFree,
    has_bath: room.hasBath,
    is_out_of_service: room.isOutOfService,
    is_shared: room.isShared,
  };
}

/** Sorts rooms in numeric order: 2 comes before 10. */
const byNumber = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function sorted(rows: readonly Row[]): Schemas['Room'][] {
  const keys = (row: Row) => [row.house, row.floor, row.name] as const;
  return rows
    .toSorted((one, other) => {
      const others = keys(other);
      return keys(one).reduce((found, key, index) => found || byNumber.compare(key, others[index] ?? ''), 0);
    })
    .map(toRoom);
}

/** Returns the rooms of an event, or of the center, sorted by house, floor and name. */
export async function listRooms(db: Kysely<Database>, eventId: string | null): Promise<Schemas['Room'][]> {
  const rows = await db
    .selectFrom('rooms')
    .selectAll()
    .where('event_id', eventId === null ? 'is' : '=', eventId)
    .limit(mostRooms)
    .execute();
  return sorted(rows);
}

/** Returns the rooms of these events by event, and under null the center's own, each sorted by house, floor and name. */
export async function listRoomsOf(
  db: Kysely<Database>,
  eventIds: readonly string[],
): Promise<Map<string | null, Schemas['Room'][]>> {
  const rows = await db
    .selectFrom('rooms')
    .selectAll()
    .where(sql<boolean>`event_id is null or event_id = any(${eventIds}::text[])`)
    .limit(mostRooms * (eventIds.length + 1))
    .execute();
  const byEvent = Map.groupBy(rows, ({ event_id: eventId }) => eventId);
  return new Map([...byEvent].map(([eventId, found]) => [eventId, sorted(found)]));
}

/**
 * Locks the rooms and people of an event, so that steps run one after the other.
 * @returns the number of the last step
 */
export async function lockPlan(transaction: Transaction<Database>, eventId: string): Promise<number> {
  await transaction
    .insertInto('rooming_plans')
    .values({ event_id: eventId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { version } = await transaction
    .selectFrom('rooming_plans')
    .select('version')
    .where('event_id', '=', eventId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return version;
}

/** Raises the version of an event's plan after a change to its rooms or people. Returns the new version. */
export async function raiseVersion(transaction: Transaction<Database>, eventId: string): Promise<number> {
  const { version } = await transaction
    .updateTable('rooming_plans')
    .set({ version: sql`version + 1` })
    .where('event_id', '=', eventId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Locks the event's plan and raises its version, or locks the list of the center's rooms. */
async function lockRooms(transaction: Transaction<Database>, eventId: string | null): Promise<void> {
  if (eventId === null) {
    await sql`select pg_advisory_xact_lock(hashtext('rooms of the center'))`.execute(transaction);
    return;
  }
  await lockPlan(transaction, eventId);
  await raiseVersion(transaction, eventId);
}

async function insertRooms(
  transaction: Transaction<Database>,
  eventId: string | null,
  rows: readonly Insertable<Database['rooms']>[],
): Promise<void> {
  const known = await listRooms(transaction, eventId);
  if (known.length + rows.length > mostRooms) {
    throw new ProblemError('invalid-request', { errors: [{ in: 'body', pointer: '/names', rule: 'maxItems' }] });
  }
  await transaction
    .insertInto('rooms')
    .values([...rows])
    .execute();
}

async function requireFreeName(
  transaction: Transaction<Database>,
  eventId: string | null,
  room: { readonly house: string; readonly names: readonly string[]; readonly exceptId?: string },
): Promise<void> {
  const fold = (text: string) => text.trim().toLowerCase();
  const taken = (await listRooms(transaction, eventId)).find(
    ({ id, house, name }) =>
      id !== room.exceptId && fold(house) === fold(room.house) && room.names.some((one) => fold(one) === fold(name)),
  );
  if (taken) throw new ProblemError('room-name-taken', { params: { house: taken.house, name: taken.name } });
}

/**
 * Adds rooms with the same properties.
 * @throws ProblemError `room-name-taken`, `not-found` for an unknown event, `invalid-request` for too many.
 */
export async function addRooms(
  transaction: Transaction<Database>,
  { eventId = null, names: given, ...room }: Omit<Schemas['NewRooms'], 'eventId'> & { eventId?: string | null },
): Promise<string[]> {
  if (eventId !== null) {
    const event = await transaction.selectFrom('events').select('id').where('id', '=', eventId).executeTakeFirst();
    if (!event) throw new ProblemError('not-found');
  }
  await lockRooms(transaction, eventId);
  const names = [...new Map(given.map((name) => [name.trim().toLowerCase(), name.trim()])).values()];
  await requireFreeName(transaction, eventId, { house: room.house, names });
  const rows = names.map((name) => ({ id: randomUUID(), event_id: eventId, name, ...columnsOf(room) }));
  await insertRooms(transaction, eventId, rows);
  return rows.map(({ id }) => id);
}

/** Locks a room after the plan of its event. */
async function lockRoom(transaction: Transaction<Database>, id: string, version: number): Promise<Row> {
  const found = await transaction.selectFrom('rooms').select('event_id').where('id', '=', id).executeTakeFirst();
  if (!found) throw new ProblemError('not-found');
  await lockRooms(transaction, found.event_id);
  const row = await transaction.selectFrom('rooms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new ProblemError('not-found');
  if (row.version !== version) throw new ProblemError('changed-meanwhile');
  return row;
}

/** Returns the bed spaces in which people sleep. Deletes the placements of people who no longer come. */
async function takenSpaces(transaction: Transaction<Database>, roomId: string, present: ReadonlySet<string>) {
  const placed = await transaction
    .selectFrom('room_placements')
    .select(['member_id', 'space'])
    .where('room_id', '=', roomId)
    .execute();
  const gone = placed.filter(({ member_id: id }) => !present.has(id)).map(({ member_id: id }) => id);
  if (gone.length > 0) {
    await transaction
      .deleteFrom('room_placements')
      .where('room_id', '=', roomId)
      .where('member_id', 'in', gone)
      .execute();
  }
  return placed.filter(({ member_id: id }) => present.has(id));
}

/**
 * Changes a room.
 * @param options.presentAt finds who stays the night at an event
 * @throws ProblemError `not-found`, `changed-meanwhile`, `room-name-taken`, `room-occupied`.
 */
export async function changeRoom(
  transaction: Transaction<Database>,
  id: string,
  { version, name, ...room }: Schemas['RoomUpdate'],
  { presentAt, now }: { readonly presentAt: (eventId: string) => Promise<ReadonlySet<string>>; readonly now: Date },
): Promise<{ room: Schemas['Room']; eventId: string | null }> {
  const row = await lockRoom(transaction, id, version);
  await requireFreeName(transaction, row.event_id, { house: room.house, names: [name], exceptId: id });
  if (row.event_id !== null && row.beds.join() !== room.beds.join()) {
    const taken = await takenSpaces(transaction, id, await presentAt(row.event_id));
    const kinds = new Map(bedSpaces(room.beds).map(({ space, kind }) => [space, kind === 'crib']));
    const before = new Map(
      bedSpaces(row.beds as Schemas['BedKind'][]).map(({ space, kind }) => [space, kind === 'crib']),
    );
    if (taken.some(({ space }) => space !== null && kinds.get(space) !== before.get(space)))
      throw new ProblemError('room-occupied');
  }
  const changed = await transaction
    .updateTable('rooms')
    .set({ ...columnsOf(room), name: name.trim(), version: version + 1, changed_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { room: toRoom(changed), eventId: row.event_id };
}

/**
 * Removes a room in which nobody sleeps.
 * @param presentAt finds who stays the night at an event
 * @throws ProblemError `not-found`, `changed-meanwhile`, `room-occupied`.
 */
export async function removeRoom(
  transaction: Transaction<Database>,
  id: string,
  version: number,
  presentAt: (eventId: string) => Promise<ReadonlySet<string>>,
): Promise<string | null> {
  const row = await lockRoom(transaction, id, version);
  if (row.event_id !== null && (await takenSpaces(transaction, id, await presentAt(row.event_id))).length > 0)
    throw new ProblemError('room-occupied');
  await transaction.deleteFrom('rooms').where('id', '=', id).execute();
  return row.event_id;
}

/**
 * Copies the rooms of the center into an event that has none.
 * @returns how many rooms were copied
 * @throws ProblemError `state-conflict` when there is nothing to copy, or the event has rooms.
 */
export async function copyRooms(transaction: Transaction<Database>, eventId: string): Promise<number> {
  await lockRooms(transaction, eventId);
  const [own, rooms] = [await listRooms(transaction, eventId), await listRooms(transaction, null)];
  if (own.length > 0 || rooms.length === 0) throw new ProblemError('state-conflict');
  const rows = rooms.map(({ name, ...room }) => ({ id: randomUUID(), event_id: eventId, name, ...columnsOf(room) }));
  await insertRooms(transaction, eventId, rows);
  return rows.length;
}
