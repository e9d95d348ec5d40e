import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import { mapColumns } from '../../platform/data/columns.ts';
import type { Database } from '../../platform/data/tables.gen.ts';
import { detailsKeptDays } from '../rules.ts';

type Schemas = components['schemas'];
type MemberDetails = Schemas['MemberDetails'];
type PartyDetails = Schemas['PartyDetails'];

/** The column of each detail of a person. */
const ofMember = mapColumns<'registration_member_details', MemberDetails>()({
  diet: 'diet',
  accessNeeds: 'access_needs',
  guardianName: 'guardian_name',
  guardianPhone: 'guardian_phone',
  joinsSessions: 'joins_sessions',
});

/** The column of each detail of a whole party. */
const ofParty = mapColumns<'registration_details', PartyDetails>()({
  emergencyName: 'emergency_name',
  emergencyPhone: 'emergency_phone',
  roomWishes: 'room_wishes',
  arrival: 'arrival',
  notes: 'notes',
});

/** Details of one person, by the person's id. */
export interface DetailsOfOne {
  readonly memberId: string;
  readonly details: MemberDetails;
}

/** Details of a whole party. */
export interface DetailsOfAll {
  readonly registrationId: string;
  readonly details: PartyDetails;
}

/** Stores details of people, replacing earlier ones. */
export async function saveMemberDetails(db: Kysely<Database>, people: readonly DetailsOfOne[]): Promise<void> {
  if (people.length === 0) return;
  await db
    .insertInto('registration_member_details')
    .values(people.map(({ memberId, details }) => ({ member_id: memberId, ...ofMember.toRow(details) })))
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(ofMember.overwritten))
    .execute();
}

/** Stores details of parties, replacing earlier ones. */
export async function savePartyDetails(db: Kysely<Database>, parties: readonly DetailsOfAll[]): Promise<void> {
  if (parties.length === 0) return;
  await db
    .insertInto('registration_details')
    .values(
      parties.map(({ registrationId, details }) => ({ registration_id: registrationId, ...ofParty.toRow(details) })),
    )
    .onConflict((conflict) => conflict.column('registration_id').doUpdateSet(ofParty.overwritten))
    .execute();
}

/** Deletes details of people. */
export async function forgetMemberDetails(db: Kysely<Database>, memberIds: readonly string[]): Promise<void> {
  if (memberIds.length === 0) return;
  await db.deleteFrom('registration_member_details').where('member_id', 'in', memberIds).execute();
}

/** Deletes the details of a whole party. */
export async function forgetPartyDetails(db: Kysely<Database>, registrationId: string): Promise<void> {
  await db.deleteFrom('registration_details').where('registration_id', '=', registrationId).execute();
}

/** All details of a party, in the order of its people; null when there is no such registration. */
export async function findDetails(
  db: Kysely<Database>,
  registrationId: string,
): Promise<Schemas['RegistrationDetails'] | null> {
  const members = await db
    .selectFrom('registration_members')
    .leftJoin('registration_member_details', 'member_id', 'registration_members.id')
    .select(['registration_members.id', 'first_name', 'last_name', 'age'])
    .select(ofMember.columns)
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
    party: party ? ofParty.fromRow(party) : {},
    members: members.map((row) => ({
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      age: row.age,
      details: ofMember.fromRow(row),
    })),
  };
}

/** What is, or would be, deleted. */
export interface DeletedDetails {
  readonly parties: number;
  readonly people: number;
}

/** The people and parties whose details have reached the end of their retention time. */
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
