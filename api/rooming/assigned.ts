import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { registrationStates } from '#contract/enums';
import { canArrive } from '../arrivals/rules.ts';
import type { components } from '../platform/contract/schema.gen.ts';
import type { Database } from '../platform/data/tables.gen.ts';

type Schemas = components['schemas'];

/** Whether a person `m` of a registration `r` stays the night: they need a bed, and their assigned bed counts. */
export const stays = sql<boolean>`
  r.state = any(${registrationStates.filter(canArrive)}::text[]) and r.rooms > 0 and m.lodging = 'room'
  and not exists (select from attendances a where a.member_id = m.id and a.kind = 'notComing' and a.place_freed)
`;

/**
 * Whether a person `m` with the placement `p` has a bed or may share one. Someone whose age is corrected after they were placed as a
 * toddler may have none.
 */
const isInBed = sql<boolean>`(p.space is not null or m.band = 'toddler')`;

/** Joins the placement `p` and the room `assigned` of a person `m` of a registration `r`; both are null without a bed. */
export const joinAssignedRoom = sql`
  left join room_placements p on p.event_id = r.event_id and p.member_id = m.id and ${stays}
  left join rooms assigned on assigned.id = p.room_id
`;

/** Whether a person `m` has a bed, with the placement and the room from `joinAssignedRoom`. */
export const hasBed = sql<boolean>`(assigned.id is not null and ${isInBed})`;

/** The room that `joinAssignedRoom` found, as JSON for `presentRoom`. */
export const assignedRoom = sql`
  case when assigned.id is not null
    then json_build_object('house', assigned.house, 'floor', assigned.floor, 'name', assigned.name) end
`;

/** A room as `assignedRoom` returns it; the floor is empty in a house that has only one. */
export interface RoomRow {
  readonly house: string;
  readonly floor: string;
  readonly name: string;
}

/** Returns a room by the names that people use for it. */
export function presentRoom({ house, floor, name }: RoomRow): Schemas['AssignedRoom'] {
  return { house, ...(floor !== '' && { floor }), name };
}

/**
 * Selects the parties of an event with people who were moved, removed from a room, or whose room was changed, since a given time.
 */
export function selectMovedSince(eventId: string, since: Date) {
  return sql`(
    select (change ->> 'registrationId')::uuid from rooming_steps, jsonb_array_elements(changes) as change
    where event_id = ${eventId} and at >= ${since}
    union all
    select p.registration_id from rooms join room_placements p on p.room_id = rooms.id
    where rooms.event_id = ${eventId} and rooms.changed_at >= ${since}
  )`;
}

/** Selects the people who stay the night at an event and have no bed. */
export function selectWithoutBed(eventId: string) {
  return sql`(
    select m.id from registrations r join registration_members m on m.registration_id = r.id
    where r.event_id = ${eventId} and ${stays} and not exists (
      select from room_placements p where p.event_id = ${eventId} and p.member_id = m.id and ${isInBed}
    )
  )`;
}

/** Returns where the people of a registration sleep; undefined if there is no such registration. */
export async function findPartyRooms(
  db: Kysely<Database>,
  registrationId: string,
): Promise<Schemas['PartyRooms'] | undefined> {
  const { rows } = await sql<{ memberId: string; room: RoomRow | null }>`
    select m.id as "memberId", ${assignedRoom} as room
    from registrations r join registration_members m on m.registration_id = r.id ${joinAssignedRoom}
    where r.id = ${registrationId} order by m.position
  `.execute(db);
  if (rows.length === 0) return undefined;
  return { items: rows.flatMap(({ memberId, room }) => (room ? [{ memberId, room: presentRoom(room) }] : [])) };
}
