import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { findEvent } from '../events/port.ts';
import { ProblemError } from '../platform/contract/problem.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';
import { stays } from './assigned.ts';
import { listRooms } from './rooms.ts';

type Schemas = components['schemas'];

interface PersonRow {
  readonly id: string;
  readonly registration_id: string;
  readonly reference: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly age: number;
  readonly band: Schemas['AgeBandName'];
  readonly gender: Schemas['Gender'] | null;
  readonly room: number | null;
  readonly needs_step_free: boolean | null;
  readonly wanted_roommate: { readonly firstName: string; readonly lastName: string } | null;
  readonly room_id: string | null;
  readonly space: number | null;
  readonly is_pinned: boolean | null;
  readonly is_by_hand: boolean | null;
}

function toPerson(row: PersonRow): Schemas['RoomingPerson'] {
  const { room_id: roomId, space, wanted_roommate: wanted } = row;
  return {
    id: row.id,
    registrationId: row.registration_id,
    reference: row.reference,
    firstName: row.first_name,
    lastName: row.last_name,
    age: row.age,
    band: row.band,
    ...(row.gender !== null && { gender: row.gender }),
    ...(row.room !== null && { partyRoom: row.room }),
    ...(row.needs_step_free === true && { needsStepFree: true }),
    ...(wanted && { wantedRoommate: { firstName: wanted.firstName, lastName: wanted.lastName } }),
    ...(roomId !== null && {
      placement: {
        roomId,
        ...(space !== null && { space }),
        isPinned: row.is_pinned === true,
        isByHand: row.is_by_hand === true,
      },
    }),
  };
}

/** Returns everyone who stays the night at an event, sorted by the contact's name. */
async function findPeople(db: Kysely<Database>, eventId: string): Promise<Schemas['RoomingPerson'][]> {
  const { rows } = await sql<PersonRow>`
    select m.id, m.registration_id, r.reference, m.first_name, m.last_name, m.age, m.band, m.gender, m.room, m.needs_step_free,
      m.wanted_roommate, p.room_id, p.space, p.is_pinned, p.is_by_hand
    from registrations r join registration_members m on m.registration_id = r.id
      left join room_placements p on p.event_id = ${eventId} and p.member_id = m.id
    where r.event_id = ${eventId} and ${stays}
    order by r.contact_last_name collate "und-x-icu", r.contact_first_name collate "und-x-icu", r.reference, m.position
  `.execute(db);
  return rows.map(toPerson);
}

/** Returns the ids of the people who stay the night at an event. */
export async function findPresent(db: Kysely<Database>, eventId: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select m.id from registrations r join registration_members m on m.registration_id = r.id
    where r.event_id = ${eventId} and ${stays}
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

interface GapRow {
  readonly member_id: string;
  readonly registration_id: string;
  readonly reference: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly room_id: string;
  readonly reason: Schemas['RoomingGap']['reason'];
}

/** Returns the beds of people who are no longer coming. */
async function findGaps(db: Kysely<Database>, eventId: string): Promise<Schemas['RoomingGap'][]> {
  const { rows } = await sql<GapRow>`
    select p.member_id, p.registration_id, r.reference, coalesce(m.first_name, r.contact_first_name) as first_name,
      coalesce(m.last_name, r.contact_last_name) as last_name, p.room_id,
      case when r.event_id <> ${eventId} then 'moved' when r.state = 'cancelled' then 'cancelled'
        when m.id is null then 'removed' else 'noBed' end as reason
    from room_placements p join registrations r on r.id = p.registration_id
      left join registration_members m on m.id = p.member_id and m.registration_id = p.registration_id
    where p.event_id = ${eventId} and (m.id is null or r.event_id <> ${eventId} or not (${stays}))
    order by r.reference, p.member_id
  `.execute(db);
  return rows.map((row) => ({
    memberId: row.member_id,
    registrationId: row.registration_id,
    reference: row.reference,
    firstName: row.first_name,
    lastName: row.last_name,
    roomId: row.room_id,
    reason: row.reason,
  }));
}

async function findVersion(db: Kysely<Database>, eventId: string): Promise<number> {
  const plan = await db
    .selectFrom('rooming_plans')
    .select('version')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return plan?.version ?? 0;
}

/** Returns a tag of the current rooms and people of an event: every move and every change to a party gives a new tag. */
export async function findTag(db: Kysely<Database>, eventId: string): Promise<string> {
  const { rows } = await sql<{ count: string; last: string | null }>`
    select count(*), extract(epoch from max(updated_at)) as last from registrations where event_id = ${eventId}
  `.execute(db);
  const version = await findVersion(db, eventId);
  return [version, rows[0]?.count ?? 0, rows[0]?.last ?? 0].join('-');
}

async function findLastStep(db: Kysely<Database>, eventId: string): Promise<Schemas['RoomingStep'] | undefined> {
  const step = await db
    .selectFrom('rooming_steps')
    .leftJoin('users', 'users.id', 'user_id')
    .select(['kind', 'at', 'changes', 'first_name', 'last_name'])
    .where('event_id', '=', eventId)
    .where('undone', '=', false)
    .where('kind', '<>', 'undo')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!step) return undefined;
  const changes = step.changes as readonly { readonly memberId: string }[];
  const [only] = changes;
  return {
    kind: step.kind as Schemas['RoomingAction'],
    at: step.at.toISOString(),
    people: changes.length,
    ...(step.first_name !== null && { byName: `${step.first_name} ${step.last_name ?? ''}` }),
    ...(changes.length === 1 && only && { memberId: only.memberId }),
  };
}

/**
 * Returns the rooms of an event with everyone who stays the night.
 * @throws ProblemError `not-found`.
 */
export async function readRooming(
  db: Kysely<Database>,
  eventId: string,
  choices: readonly Schemas['RoomingChoice'][] = [],
): Promise<Schemas['EventRooming']> {
  const event = await findEvent(db, eventId);
  if (!event) throw new ProblemError('not-found');
  // Read the tag before the rest, so that the next request finds a change made during the queries.
  const tag = await findTag(db, eventId);
  const version = await findVersion(db, eventId);
  const rooms = await listRooms(db, eventId);
  const people = await findPeople(db, eventId);
  const gaps = await findGaps(db, eventId);
  const lastStep = await findLastStep(db, eventId);
  const { id, texts, start_date, end_date, timeZone } = event;
  return {
    event: { id, names: { en: texts.en.name, es: texts.es.name }, start_date, end_date, timeZone },
    version,
    tag,
    rooms,
    people,
    gaps,
    ...(lastStep && { lastStep }),
    choices: [...choices],
  };
}
