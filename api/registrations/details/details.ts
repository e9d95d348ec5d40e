import type { Kysely } from 'kysely';
import type { components } from '../../platform/contract/schema.gen.ts';
import { mapColumns } from '../../platform/data/columns.ts';
import type { Database } from '../../platform/data/tables.gen.ts';

type Schemas = components['schemas'];
type MemberDetails = Schemas['MemberDetails'];
type PartyDetails = Schemas['PartyDetails'];

/** Maps each detail of a person to its column. */
const ofMember = mapColumns<'registration_member_details', MemberDetails>()({
  diet: 'diet',
  accessNeeds: 'access_needs',
  guardianName: 'guardian_name',
  guardianPhone: 'guardian_phone',
  joinsSessions: 'joins_sessions',
});

/** Maps each detail of a whole party to its column. */
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

/** Stores details of people. A given detail replaces the earlier answer; missing ones stay, because the change form does not show them. */
export async function saveMemberDetails(db: Kysely<Database>, people: readonly DetailsOfOne[]): Promise<void> {
  if (people.length === 0) return;
  await db
    .insertInto('registration_member_details')
    .values(people.map(({ memberId, details }) => ({ member_id: memberId, ...ofMember.toRow(details) })))
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet(ofMember.filledIn('registration_member_details')),
    )
    .execute();
}

/** The same for details of parties. */
export async function savePartyDetails(db: Kysely<Database>, parties: readonly DetailsOfAll[]): Promise<void> {
  if (parties.length === 0) return;
  await db
    .insertInto('registration_details')
    .values(
      parties.map(({ registrationId, details }) => ({ registration_id: registrationId, ...ofParty.toRow(details) })),
    )
    .onConflict((conflict) => conflict.column('registration_id').doUpdateSet(ofParty.filledIn('registration_details')))
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

/** Returns all details of a party, in the order of its people; null when there is no such registration. */
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
