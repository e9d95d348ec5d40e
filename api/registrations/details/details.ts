import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { detailsKeptDays } from '../rules.ts';

type Schemas = components['schemas'];
type MemberDetails = Schemas['MemberDetails'];
type PartyDetails = Schemas['PartyDetails'];

/** What was told of one person; it goes by the person's id. */
export interface DetailsOfOne {
  readonly memberId: string;
  readonly details: MemberDetails;
}

/** What was told of a whole party. */
export interface DetailsOfAll {
  readonly registrationId: string;
  readonly details: PartyDetails;
}

/** Stores what was told of people, in place of what was told before. */
export async function saveMemberDetails(db: Kysely<Database>, people: readonly DetailsOfOne[]): Promise<void> {
  if (people.length === 0) return;
  await db
    .insertInto('registration_member_details')
    .values(
      people.map(({ memberId, details: { diet, accessNeeds, guardianName, guardianPhone, joinsSessions } }) => ({
        member_id: memberId,
        diet: diet ?? null,
        access_needs: accessNeeds ?? null,
        guardian_name: guardianName ?? null,
        guardian_phone: guardianPhone ?? null,
        joins_sessions: joinsSessions ?? null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet((row) => ({
        diet: row.ref('excluded.diet'),
        access_needs: row.ref('excluded.access_needs'),
        guardian_name: row.ref('excluded.guardian_name'),
        guardian_phone: row.ref('excluded.guardian_phone'),
        joins_sessions: row.ref('excluded.joins_sessions'),
      })),
    )
    .execute();
}

/** Stores what was told of parties, in place of what was told before. */
export async function savePartyDetails(db: Kysely<Database>, parties: readonly DetailsOfAll[]): Promise<void> {
  if (parties.length === 0) return;
  await db
    .insertInto('registration_details')
    .values(
      parties.map(({ registrationId, details: { emergencyName, emergencyPhone, roomWishes, arrival, notes } }) => ({
        registration_id: registrationId,
        emergency_name: emergencyName ?? null,
        emergency_phone: emergencyPhone ?? null,
        room_wishes: roomWishes ?? null,
        arrival: arrival ?? null,
        notes: notes ?? null,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('registration_id').doUpdateSet((row) => ({
        emergency_name: row.ref('excluded.emergency_name'),
        emergency_phone: row.ref('excluded.emergency_phone'),
        room_wishes: row.ref('excluded.room_wishes'),
        arrival: row.ref('excluded.arrival'),
        notes: row.ref('excluded.notes'),
      })),
    )
    .execute();
}

/** Deletes what was told of people. */
export async function forgetMemberDetails(db: Kysely<Database>, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  await db.deleteFrom('registration_member_details').where('member_id', 'in', memberIds).execute();
}

/** Deletes what was told of a whole party. */
export async function forgetPartyDetails(db: Kysely<Database>, registrationId: string): Promise<void> {
  await db.deleteFrom('registration_details').where('registration_id', '=', registrationId).execute();
}

/** Everything that was told of a party, in the order of its people; null when there is no such registration. */
export async function findDetails(
  db: Kysely<Database>,
  registrationId: string,
): Promise<Schemas['RegistrationDetails'] | null> {
  const members = await db
    .selectFrom('registration_members')
    .leftJoin('registration_member_details', 'member_id', 'registration_members.id')
    .select([
      'registration_members.id',
      'first_name',
      'last_name',
      'age',
      'diet',
      'access_needs',
      'guardian_name',
      'guardian_phone',
      'joins_sessions',
    ])
    .where('registration_id', '=', registrationId)
    .orderBy('position')
    .execute();
  if (members.length === 0) return null;
  const party = await db
    .selectFrom('registration_details')
    .selectAll()
    .where('registration_id', '=', registrationId)
    .executeTakeFirst();
  return {
    party: {
      ...(party?.emergency_name != null && { emergencyName: party.emergency_name }),
      ...(party?.emergency_phone != null && { emergencyPhone: party.emergency_phone }),
      ...(party?.room_wishes != null && { roomWishes: party.room_wishes }),
      ...(party?.arrival != null && { arrival: party.arrival }),
      ...(party?.notes != null && { notes: party.notes }),
    },
    members: members.map((row) => ({
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      age: row.age,
      details: {
        ...(row.diet !== null && { diet: row.diet }),
        ...(row.access_needs !== null && { accessNeeds: row.access_needs }),
        ...(row.guardian_name !== null && { guardianName: row.guardian_name }),
        ...(row.guardian_phone !== null && { guardianPhone: row.guardian_phone }),
        ...(row.joins_sessions !== null && { joinsSessions: row.joins_sessions }),
      },
    })),
  };
}

/** What is, or would be, deleted. */
export interface DeletedDetails {
  readonly parties: number;
  readonly people: number;
}

/** Whose details have been kept for long enough. */
function outdated(now: Date) {
  return sql`
    select registrations.id from registrations join events on events.id = registrations.event_id
    where (events.end_date + ${detailsKeptDays + 1}::int)::timestamp at time zone events.time_zone <= ${now}
  `;
}

/** Counts the details that deleteOldDetails would delete now. */
export async function countOldDetails(db: Kysely<Database>, now: Date): Promise<DeletedDetails> {
  const { rows } = await sql<DeletedDetails>`
    with outdated as (${outdated(now)})
    select
      (select count(*) from registration_details where registration_id in (select id from outdated)) as parties,
      (select count(*) from registration_member_details where member_id in (
        select id from registration_members where registration_id in (select id from outdated)
      )) as people
  `.execute(db);
  return rows[0] ?? { parties: 0, people: 0 };
}

/** Deletes the details of events that ended more than 30 days ago; names, ages and payments stay. */
export async function deleteOldDetails(db: Kysely<Database>, now: Date): Promise<DeletedDetails> {
  const { rows } = await sql<DeletedDetails>`
    with outdated as (${outdated(now)}), parties as (
      delete from registration_details where registration_id in (select id from outdated) returning 1
    ), adults as (
      delete from registration_responsible_adults where registration_id in (select id from outdated)
    ), roommates as (
      update registration_members set wanted_roommate = null
      where wanted_roommate is not null and registration_id in (select id from outdated)
    ), people as (
      delete from registration_member_details where member_id in (
        select id from registration_members where registration_id in (select id from outdated)
      ) returning 1
    )
    select (select count(*) from parties) as parties, (select count(*) from people) as people
  `.execute(db);
  return rows[0] ?? { parties: 0, people: 0 };
}
